import {define} from '../../base/define.js';
import {LcRadioBox} from './radio-box.js';

define('lc-radio-box', LcRadioBox);

declare global {
  interface HTMLElementTagNameMap {
    'lc-radio-box': LcRadioBox;
  }
}

export * from './radio-box.js';
