import {define} from '../../base/define.js';
import {LcBarLoader} from './bar-loader.js';

define('lc-bar-loader', LcBarLoader);

declare global {
  interface HTMLElementTagNameMap {
    'lc-bar-loader': LcBarLoader;
  }
}

export * from './bar-loader.js';
