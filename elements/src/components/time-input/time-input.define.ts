import {define} from '../../base/define.js';
import {LcTimeInput} from './time-input.js';

define('lc-time-input', LcTimeInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-time-input': LcTimeInput;
  }
}

export * from './time-input.js';
