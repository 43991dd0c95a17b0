import {define} from '../../base/define.js';
import {LcSpinner} from './spinner.js';

define('lc-spinner', LcSpinner);

declare global {
  interface HTMLElementTagNameMap {
    'lc-spinner': LcSpinner;
  }
}

export * from './spinner.js';
