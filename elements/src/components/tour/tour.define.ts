import {define} from '../../base/define.js';
import '../button/button.define.js';
import {LcTour} from './tour.js';

define('lc-tour', LcTour);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tour': LcTour;
  }
}

export * from './tour.js';
