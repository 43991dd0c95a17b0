import {define} from '../../base/define.js';
import {LcSkeleton} from './skeleton.js';

define('lc-skeleton', LcSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'lc-skeleton': LcSkeleton;
  }
}

export * from './skeleton.js';
