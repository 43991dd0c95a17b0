import {define} from '../../base/define.js';
import {LcSplitPanel} from './split-panel.js';

define('lc-split-panel', LcSplitPanel);

declare global {
  interface HTMLElementTagNameMap {
    'lc-split-panel': LcSplitPanel;
  }
}

export * from './split-panel.js';
