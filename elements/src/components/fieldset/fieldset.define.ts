import {define} from '../../base/define.js';
import {LcFieldset} from './fieldset.js';

define('lc-fieldset', LcFieldset);

declare global {
  interface HTMLElementTagNameMap {
    'lc-fieldset': LcFieldset;
  }
}

export * from './fieldset.js';
