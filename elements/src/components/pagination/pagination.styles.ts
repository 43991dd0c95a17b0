import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {lineIconStyles} from '../../styles/line-icon.styles.js';
import {pagerStyles} from '../../styles/pager.styles.js';

export const paginationStyles = [
  hostStyles,
  focusRingStyles,
  lineIconStyles,
  pagerStyles,
  css`
    :host {
      display: block;
    }

    a {
      text-decoration: none;
    }
  `,
];
