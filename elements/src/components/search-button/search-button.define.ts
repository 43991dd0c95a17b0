import {define} from '../../base/define.js';
import {LcSearchButton} from './search-button.js';

define('lc-search-button', LcSearchButton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-search-button': LcSearchButton;
  }
}

export * from './search-button.js';
