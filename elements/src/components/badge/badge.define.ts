import {define} from '../../base/define.js';
import {LcBadge} from './badge.js';

define('lc-badge', LcBadge);

declare global {
  interface HTMLElementTagNameMap {
    'lc-badge': LcBadge;
  }
}

export * from './badge.js';
