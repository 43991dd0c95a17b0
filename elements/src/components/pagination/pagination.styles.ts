import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {pagerStyles} from '../../styles/pager.styles.js';

export const paginationStyles = [
  hostStyles,
  focusRingStyles,
  pagerStyles,
  css`
    :host {
      display: block;
    }

    .icon {
      block-size: 1.25em;
      fill: none;
      flex: none;
      inline-size: 1.25em;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.75;
    }

    a {
      text-decoration: none;
    }
  `,
];
