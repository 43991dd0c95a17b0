import {define} from '../../base/define.js';
import {LcTreeItem} from './tree-item.js';

define('lc-tree-item', LcTreeItem);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tree-item': LcTreeItem;
  }
}

export * from './tree-item.js';
