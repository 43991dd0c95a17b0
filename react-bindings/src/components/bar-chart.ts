import {LcBarChart} from '@life-changers/elements/bar-chart';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `BarChart`. */
export interface BarChartProps extends PropsOf<
  LcBarChart,
  'categories' | 'series' | 'values' | 'stacked' | 'max' | 'format' | 'measurementUnit' | 'loading'
> {
  /** The name of the chart for screen readers, such as `Revenue by month`. */
  label: string;
}

/** Numbers for categories, as bars. */
export const BarChart = createBinding<LcBarChart, BarChartProps>({
  tag: 'lc-bar-chart',
  elementClass: LcBarChart,
});
