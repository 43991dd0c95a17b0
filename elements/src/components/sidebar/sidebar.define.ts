import {define} from '../../base/define.js';
import {LcSidebar} from './sidebar.js';

define('lc-sidebar', LcSidebar);

declare global {
  interface HTMLElementTagNameMap {
    'lc-sidebar': LcSidebar;
  }
}

export * from './sidebar.js';
