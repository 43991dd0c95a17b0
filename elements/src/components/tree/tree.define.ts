import {define} from '../../base/define.js';
import {LcTree} from './tree.js';

define('lc-tree', LcTree);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tree': LcTree;
  }
}

export * from './tree.js';
