import {define} from '../../base/define.js';
import {LcTreeSelect} from './tree-select.js';

define('lc-tree-select', LcTreeSelect);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tree-select': LcTreeSelect;
  }
}

export * from './tree-select.js';
