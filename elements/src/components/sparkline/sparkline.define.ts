import {define} from '../../base/define.js';
import {LcSparkline} from './sparkline.js';

define('lc-sparkline', LcSparkline);

declare global {
  interface HTMLElementTagNameMap {
    'lc-sparkline': LcSparkline;
  }
}

export * from './sparkline.js';
export * from './sparkline-cell.js';
