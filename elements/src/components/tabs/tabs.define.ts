import {define} from '../../base/define.js';
import '../tab-panel/tab-panel.define.js';
import '../tab/tab.define.js';
import {LcTabs} from './tabs.js';

define('lc-tabs', LcTabs);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tabs': LcTabs;
  }
}

export * from './tabs.js';
