import {define} from '../../base/define.js';
import {LcSegmented} from './segmented.js';

define('lc-segmented', LcSegmented);

declare global {
  interface HTMLElementTagNameMap {
    'lc-segmented': LcSegmented;
  }
}

export * from './segmented.js';
