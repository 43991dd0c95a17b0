import {define} from '../../base/define.js';
import '../icon-button/icon-button.define.js';
import {LcDrawer} from './drawer.js';

define('lc-drawer', LcDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'lc-drawer': LcDrawer;
  }
}

export * from './drawer.js';
