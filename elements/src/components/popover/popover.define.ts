import {define} from '../../base/define.js';
import {LcPopover} from './popover.js';

define('lc-popover', LcPopover);

declare global {
  interface HTMLElementTagNameMap {
    'lc-popover': LcPopover;
  }
}

export * from './popover.js';
