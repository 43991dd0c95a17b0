import {define} from '../../base/define.js';
import {LcMainLoader} from './main-loader.js';

define('lc-main-loader', LcMainLoader);

declare global {
  interface HTMLElementTagNameMap {
    'lc-main-loader': LcMainLoader;
  }
}

export * from './main-loader.js';
