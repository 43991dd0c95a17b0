import {define} from '../../base/define.js';
import '../sidebar-link/sidebar-link.define.js';
import {LcSidebarGroup} from './sidebar-group.js';

define('lc-sidebar-group', LcSidebarGroup);

declare global {
  interface HTMLElementTagNameMap {
    'lc-sidebar-group': LcSidebarGroup;
  }
}

export * from './sidebar-group.js';
