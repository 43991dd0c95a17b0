import {define} from '../../base/define.js';
import {LcTab} from './tab.js';

define('lc-tab', LcTab);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tab': LcTab;
  }
}

export * from './tab.js';
