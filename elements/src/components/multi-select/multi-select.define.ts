import {define} from '../../base/define.js';
import {LcMultiSelect} from './multi-select.js';

define('lc-multi-select', LcMultiSelect);

declare global {
  interface HTMLElementTagNameMap {
    'lc-multi-select': LcMultiSelect;
  }
}

export * from './multi-select.js';
