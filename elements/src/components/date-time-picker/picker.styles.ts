import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {popupStyles} from '../../styles/popup.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {calendarStyles} from './calendar/calendar.styles.js';
import {jumpStyles} from './calendar/jump.styles.js';

/** A field with a calendar that opens below it. */
export const pickerStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  popupStyles,
  visuallyHiddenStyles,
  calendarStyles,
  jumpStyles,
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
