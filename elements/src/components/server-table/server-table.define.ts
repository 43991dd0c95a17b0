import {define} from '../../base/define.js';
import {LcServerTable} from './server-table.js';

define('lc-server-table', LcServerTable);

declare global {
  interface HTMLElementTagNameMap {
    'lc-server-table': LcServerTable;
  }
}

export * from './server-table.js';
