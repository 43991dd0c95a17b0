import type {Terms} from '../terms.js';
import {loading} from './words.js';

const chartEmpty = () => 'No data';
const chartTrend = (first: string, last: string, lowest: string, highest: string) =>
  `Start ${first}, end ${last}, lowest ${lowest}, highest ${highest}`;

export const sparklineTexts = {
  chartEmpty,
  chartTrend,
} satisfies Partial<Terms>;

export const seriesChartTexts = {
  chartEmpty,
  chartGap: () => 'No value',
  chartTrend,
  loading,
} satisfies Partial<Terms>;

export const donutTexts = {
  chartEmpty,
  chartOther: () => 'Other',
  loading,
} satisfies Partial<Terms>;
