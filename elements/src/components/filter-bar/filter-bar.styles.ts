import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {lineIconStyles} from '../../styles/line-icon.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {filterBarStyles} from '../table/view/filters/filter-bar.styles.js';
import {plainFieldStyles} from '../table/view/plain-field.styles.js';

export const filterBarElementStyles = [
  hostStyles,
  focusRingStyles,
  lineIconStyles,
  visuallyHiddenStyles,
  plainFieldStyles,
  filterBarStyles,
  css`
    :host {
      display: block;
      font-size: ${token.fontSizeSm};
    }

    .chip-bar {
      border: 0;
      padding: 0;
    }
  `,
];
