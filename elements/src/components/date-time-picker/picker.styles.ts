import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

/** A field with a calendar that opens below it, without the calendar. */
export const pickerStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_icon: 1.25rem;
    }

    .icon {
      block-size: var(--_icon);
      display: block;
      fill: none;
      inline-size: var(--_icon);
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }
  `,
];
