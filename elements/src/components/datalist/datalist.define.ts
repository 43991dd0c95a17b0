import {define} from '../../base/define.js';
import {LcDatalist} from './datalist.js';

define('lc-datalist', LcDatalist);

declare global {
  interface HTMLElementTagNameMap {
    'lc-datalist': LcDatalist;
  }
}

export * from './datalist.js';
