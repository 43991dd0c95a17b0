import {css} from 'lit';
import {seriesChartStyles} from '../../styles/chart.styles.js';
import * as token from '../../styles/token.js';

export const lineChartStyles = [
  ...seriesChartStyles,
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
