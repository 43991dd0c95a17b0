import {define} from '../../base/define.js';
import {LcCodeInput} from './code-input.js';

define('lc-code-input', LcCodeInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-code-input': LcCodeInput;
  }
}

export * from './code-input.js';
