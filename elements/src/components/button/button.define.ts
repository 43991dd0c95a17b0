import {define} from '../../base/define.js';
import {LcButton} from './button.js';

define('lc-button', LcButton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-button': LcButton;
  }
}

export * from './button.js';
