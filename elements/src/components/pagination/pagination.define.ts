import {define} from '../../base/define.js';
import {LcPagination} from './pagination.js';

define('lc-pagination', LcPagination);

declare global {
  interface HTMLElementTagNameMap {
    'lc-pagination': LcPagination;
  }
}

export * from './pagination.js';
