import {define} from '../../base/define.js';
import {LcSelect} from './select.js';

define('lc-select', LcSelect);

declare global {
  interface HTMLElementTagNameMap {
    'lc-select': LcSelect;
  }
}

export * from './select.js';
