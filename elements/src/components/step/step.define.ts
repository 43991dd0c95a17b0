import {define} from '../../base/define.js';
import {LcStep} from './step.js';

define('lc-step', LcStep);

declare global {
  interface HTMLElementTagNameMap {
    'lc-step': LcStep;
  }
}

export * from './step.js';
