import {define} from '../../base/define.js';
import {LcColorInput} from './color-input.js';

define('lc-color-input', LcColorInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-color-input': LcColorInput;
  }
}

export * from './color-input.js';
