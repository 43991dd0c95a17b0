import {define} from '../../base/define.js';
import {LcCheckbox} from './checkbox.js';

define('lc-checkbox', LcCheckbox);

declare global {
  interface HTMLElementTagNameMap {
    'lc-checkbox': LcCheckbox;
  }
}

export * from './checkbox.js';
