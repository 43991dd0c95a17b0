import {define} from '../../base/define.js';
import {LcCopyButton} from './copy-button.js';

define('lc-copy-button', LcCopyButton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-copy-button': LcCopyButton;
  }
}

export * from './copy-button.js';
