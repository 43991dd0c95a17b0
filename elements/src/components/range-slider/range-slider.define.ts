import {define} from '../../base/define.js';
import {LcRangeSlider} from './range-slider.js';

define('lc-range-slider', LcRangeSlider);

declare global {
  interface HTMLElementTagNameMap {
    'lc-range-slider': LcRangeSlider;
  }
}

export * from './range-slider.js';
