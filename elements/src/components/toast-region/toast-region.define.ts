import {define} from '../../base/define.js';
import {LcToastRegion} from './toast-region.js';

define('lc-toast-region', LcToastRegion);

declare global {
  interface HTMLElementTagNameMap {
    'lc-toast-region': LcToastRegion;
  }
}

export * from './toast-region.js';
