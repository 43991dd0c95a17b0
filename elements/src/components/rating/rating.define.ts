import {define} from '../../base/define.js';
import {LcRating} from './rating.js';

define('lc-rating', LcRating);

declare global {
  interface HTMLElementTagNameMap {
    'lc-rating': LcRating;
  }
}

export * from './rating.js';
