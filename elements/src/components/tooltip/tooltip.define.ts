import {define} from '../../base/define.js';
import {LcTooltip} from './tooltip.js';

define('lc-tooltip', LcTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tooltip': LcTooltip;
  }
}

export * from './tooltip.js';
