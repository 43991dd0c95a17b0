import {define} from '../../base/define.js';
import {LcSearchInput} from './search-input.js';

define('lc-search-input', LcSearchInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-search-input': LcSearchInput;
  }
}

export * from './search-input.js';
