import {define} from '../../base/define.js';
import {LcNumberInput} from './number-input.js';

define('lc-number-input', LcNumberInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-number-input': LcNumberInput;
  }
}

export * from './number-input.js';
