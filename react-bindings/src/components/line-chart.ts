import {LcLineChart} from '@life-changers/elements/line-chart';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `LineChart`. */
export interface LineChartProps extends PropsOf<
  LcLineChart,
  'categories' | 'series' | 'values' | 'min' | 'max' | 'format' | 'measurementUnit' | 'loading'
> {
  /** The name of the chart for screen readers, such as `Revenue by month`. */
  label: string;
}

/** Numbers over time, as lines. */
export const LineChart = createBinding<LcLineChart, LineChartProps>({
  tag: 'lc-line-chart',
  elementClass: LcLineChart,
});
