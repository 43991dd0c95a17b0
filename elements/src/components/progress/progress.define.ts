import {define} from '../../base/define.js';
import {LcProgress} from './progress.js';

define('lc-progress', LcProgress);

declare global {
  interface HTMLElementTagNameMap {
    'lc-progress': LcProgress;
  }
}

export * from './progress.js';
