import {define} from '../../base/define.js';
import '../button/button.define.js';
import '../step/step.define.js';
import {LcSteps} from './steps.js';

define('lc-steps', LcSteps);

declare global {
  interface HTMLElementTagNameMap {
    'lc-steps': LcSteps;
  }
}

export * from './steps.js';
