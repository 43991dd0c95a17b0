import {define} from '../../base/define.js';
import {LcLineChart} from './line-chart.js';

define('lc-line-chart', LcLineChart);

declare global {
  interface HTMLElementTagNameMap {
    'lc-line-chart': LcLineChart;
  }
}

export * from './line-chart.js';
