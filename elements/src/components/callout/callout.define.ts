import {define} from '../../base/define.js';
import {LcCallout} from './callout.js';

define('lc-callout', LcCallout);

declare global {
  interface HTMLElementTagNameMap {
    'lc-callout': LcCallout;
  }
}

export * from './callout.js';
