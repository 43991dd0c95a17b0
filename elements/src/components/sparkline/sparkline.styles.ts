import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const sparklineStyles = [
  hostStyles,
  css`
    :host {
      --_color: var(--lc-sparkline-color, ${token.chartColor1});
      block-size: 1.75rem;
      display: inline-block;
      inline-size: 6rem;
      max-inline-size: 100%;
      vertical-align: middle;
    }

    .base {
      block-size: 100%;
      display: block;
      inline-size: 100%;
      /* The end of the line is in its place. */
      padding: 3px;
    }

    .base:dir(rtl) {
      scale: -1 1;
    }

    .shapes {
      block-size: 100%;
      display: block;
      fill: none;
      inline-size: 100%;
      overflow: visible;
    }

    .area {
      fill: var(--_color);
      opacity: 0.1;
    }

    .line,
    .end {
      stroke: var(--_color);
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5px;
      vector-effect: non-scaling-stroke;
    }

    .end {
      stroke-width: 5px;
    }

    @media (forced-colors: active) {
      :host {
        --_color: CanvasText;
      }
    }
  `,
];
