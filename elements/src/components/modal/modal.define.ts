import {define} from '../../base/define.js';
import '../button/button.define.js';
import '../icon-button/icon-button.define.js';
import {LcModal} from './modal.js';

define('lc-modal', LcModal);

declare global {
  interface HTMLElementTagNameMap {
    'lc-modal': LcModal;
  }
}

export * from './modal.js';
