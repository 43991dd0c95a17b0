import {define} from '../../base/define.js';
import {LcDateRangePicker} from './date-range-picker.js';

define('lc-date-range-picker', LcDateRangePicker);

declare global {
  interface HTMLElementTagNameMap {
    'lc-date-range-picker': LcDateRangePicker;
  }
}

export * from './date-range-picker.js';
