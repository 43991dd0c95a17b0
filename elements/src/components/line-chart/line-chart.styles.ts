import {css} from 'lit';
import {axisStyles, chartColorStyles, chartStyles} from '../../styles/chart.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {outlineStyles} from '../../styles/outline.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const lineChartStyles = [
  hostStyles,
  focusRingStyles,
  outlineStyles,
  visuallyHiddenStyles,
  chartColorStyles,
  chartStyles,
  axisStyles,
  css`
    .line-area {
      fill: var(--_color);
      opacity: 0.1;
    }

    .dot {
      fill: var(--_color);
      stroke: ${token.colorSurface};
      stroke-width: 2px;
    }

    @media (forced-colors: active) {
      .line-area {
        display: none;
      }
    }
  `,
];
