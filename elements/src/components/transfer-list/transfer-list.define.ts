import {define} from '../../base/define.js';
import '../multi-select/multi-select.define.js';
import {LcTransferList} from './transfer-list.js';

define('lc-transfer-list', LcTransferList);

declare global {
  interface HTMLElementTagNameMap {
    'lc-transfer-list': LcTransferList;
  }
}

export * from './transfer-list.js';
