import {define} from '../../base/define.js';
import {LcErrorSummary} from './error-summary.js';

define('lc-error-summary', LcErrorSummary);

declare global {
  interface HTMLElementTagNameMap {
    'lc-error-summary': LcErrorSummary;
  }
}

export * from './error-summary.js';
