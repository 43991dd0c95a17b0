import {define} from '../../base/define.js';
import '../icon-button/icon-button.define.js';
import {LcSearchModal} from './search-modal.js';

define('lc-search-modal', LcSearchModal);

declare global {
  interface HTMLElementTagNameMap {
    'lc-search-modal': LcSearchModal;
  }
}

export * from './search-modal.js';
