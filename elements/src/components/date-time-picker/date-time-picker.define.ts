import {define} from '../../base/define.js';
import {LcDateTimePicker} from './date-time-picker.js';

define('lc-date-time-picker', LcDateTimePicker);

declare global {
  interface HTMLElementTagNameMap {
    'lc-date-time-picker': LcDateTimePicker;
  }
}

export * from './date-time-picker.js';
