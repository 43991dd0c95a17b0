import {define} from '../../base/define.js';
import {LcDataTable} from './data-table.js';

define('lc-data-table', LcDataTable);

declare global {
  interface HTMLElementTagNameMap {
    'lc-data-table': LcDataTable;
  }
}

export * from './data-table.js';
