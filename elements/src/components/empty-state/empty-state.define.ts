import {define} from '../../base/define.js';
import {LcEmptyState} from './empty-state.js';

define('lc-empty-state', LcEmptyState);

declare global {
  interface HTMLElementTagNameMap {
    'lc-empty-state': LcEmptyState;
  }
}

export * from './empty-state.js';
