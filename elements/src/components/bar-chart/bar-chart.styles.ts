import {axisStyles, chartColorStyles, chartStyles} from '../../styles/chart.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {outlineStyles} from '../../styles/outline.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const barChartStyles = [
  hostStyles,
  focusRingStyles,
  outlineStyles,
  visuallyHiddenStyles,
  chartColorStyles,
  chartStyles,
  axisStyles,
];
