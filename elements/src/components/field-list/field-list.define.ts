import {define} from '../../base/define.js';
import {LcFieldList} from './field-list.js';

define('lc-field-list', LcFieldList);

declare global {
  interface HTMLElementTagNameMap {
    'lc-field-list': LcFieldList;
  }
}

export * from './field-list.js';
