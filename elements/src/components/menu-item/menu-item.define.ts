import {define} from '../../base/define.js';
import {LcMenuItem} from './menu-item.js';

define('lc-menu-item', LcMenuItem);

declare global {
  interface HTMLElementTagNameMap {
    'lc-menu-item': LcMenuItem;
  }
}

export * from './menu-item.js';
