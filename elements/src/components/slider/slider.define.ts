import {define} from '../../base/define.js';
import {LcSlider} from './slider.js';

define('lc-slider', LcSlider);

declare global {
  interface HTMLElementTagNameMap {
    'lc-slider': LcSlider;
  }
}

export * from './slider.js';
