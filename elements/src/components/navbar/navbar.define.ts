import {define} from '../../base/define.js';
import '../breadcrumb/breadcrumb.define.js';
import {LcNavbar} from './navbar.js';

define('lc-navbar', LcNavbar);

declare global {
  interface HTMLElementTagNameMap {
    'lc-navbar': LcNavbar;
  }
}

export * from './navbar.js';
