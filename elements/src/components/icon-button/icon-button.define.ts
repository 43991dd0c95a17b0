import {define} from '../../base/define.js';
import {LcIconButton} from './icon-button.js';

define('lc-icon-button', LcIconButton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-icon-button': LcIconButton;
  }
}

export * from './icon-button.js';
