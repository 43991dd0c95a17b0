import {define} from '../../base/define.js';
import {LcSidebarLink} from './sidebar-link.js';

define('lc-sidebar-link', LcSidebarLink);

declare global {
  interface HTMLElementTagNameMap {
    'lc-sidebar-link': LcSidebarLink;
  }
}

export * from './sidebar-link.js';
