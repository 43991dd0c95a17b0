import {define} from '../../base/define.js';
import {LcTabPanel} from './tab-panel.js';

define('lc-tab-panel', LcTabPanel);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tab-panel': LcTabPanel;
  }
}

export * from './tab-panel.js';
