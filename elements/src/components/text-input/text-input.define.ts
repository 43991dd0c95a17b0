import {define} from '../../base/define.js';
import {LcTextInput} from './text-input.js';

define('lc-text-input', LcTextInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-text-input': LcTextInput;
  }
}

export * from './text-input.js';
