import {define} from '../../base/define.js';
import {LcFilterBar} from './filter-bar.js';

define('lc-filter-bar', LcFilterBar);

declare global {
  interface HTMLElementTagNameMap {
    'lc-filter-bar': LcFilterBar;
  }
}

export * from './filter-bar.js';
