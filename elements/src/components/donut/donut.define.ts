import {define} from '../../base/define.js';
import {LcDonut} from './donut.js';

define('lc-donut', LcDonut);

declare global {
  interface HTMLElementTagNameMap {
    'lc-donut': LcDonut;
  }
}

export * from './donut.js';
