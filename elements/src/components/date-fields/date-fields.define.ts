import {define} from '../../base/define.js';
import {LcDateFields} from './date-fields.js';

define('lc-date-fields', LcDateFields);

declare global {
  interface HTMLElementTagNameMap {
    'lc-date-fields': LcDateFields;
  }
}

export * from './date-fields.js';
