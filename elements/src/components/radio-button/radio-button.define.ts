import {define} from '../../base/define.js';
import {LcRadioButton} from './radio-button.js';

define('lc-radio-button', LcRadioButton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-radio-button': LcRadioButton;
  }
}

export * from './radio-button.js';
