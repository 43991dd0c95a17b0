import {css} from 'lit';
import {checkStyles} from './check.styles.js';
import {hostStyles} from './control.styles.js';
import {focusRingStyles} from './focus-ring.styles.js';
import {fieldStyles} from './field.styles.js';
import * as token from './token.js';

/**
 * A native checkbox before its label, hint, and message, for checkbox and switch.
 *
 * The control has an absolute position beside the label: the layout of a grid with two columns takes a third longer.
 */
export const checkableStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  checkStyles,
  css`
    .field {
      /* Also for a block, this keeps the margins of the label inside. */
      align-content: start;
      min-block-size: calc((1lh + var(--_size)) / 2);
      position: relative;
      vertical-align: top;
    }

    .label,
    .hint,
    .message {
      margin-block: 0;
      padding-inline-start: calc(var(--_width) + ${token.space} * 2.5);
    }

    .label {
      cursor: pointer;
      font: inherit;
    }

    #control {
      grid-area: 1 / 1;
      inset: 0;
      position: absolute;
    }

    .is-disabled .label {
      cursor: not-allowed;
    }
  `,
];
