import {define} from '../../base/define.js';
import {LcBarChart} from './bar-chart.js';

define('lc-bar-chart', LcBarChart);

declare global {
  interface HTMLElementTagNameMap {
    'lc-bar-chart': LcBarChart;
  }
}

export * from './bar-chart.js';
