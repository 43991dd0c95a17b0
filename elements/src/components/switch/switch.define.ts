import {define} from '../../base/define.js';
import {LcSwitch} from './switch.js';

define('lc-switch', LcSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'lc-switch': LcSwitch;
  }
}

export * from './switch.js';
