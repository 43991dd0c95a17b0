import {define} from '../../base/define.js';
import '../menu-item/menu-item.define.js';
import {LcMenu} from './menu.js';

define('lc-menu', LcMenu);

declare global {
  interface HTMLElementTagNameMap {
    'lc-menu': LcMenu;
  }
}

export * from './menu.js';
