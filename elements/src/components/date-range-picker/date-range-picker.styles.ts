import {css} from 'lit';
import {pickerStyles} from '../date-time-picker/picker.styles.js';
import {dateFieldStyles} from '../date-time-picker/typed/date-field.styles.js';
import * as token from '../../styles/token.js';

export const dateRangePickerStyles = [
  pickerStyles,
  dateFieldStyles,
  css`
    :host {
      --_box-background: var(--lc-date-range-picker-background, ${token.colorSurface});
      --_box-border-color: var(--lc-date-range-picker-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-date-range-picker-radius, ${token.radius});
    }

    /* The end is below the start where both do not fit. */
    .dates {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      min-inline-size: 0;
    }

    .dates > :is(#control, input) {
      flex: 0 1 10ch;
    }

    .dates > #end {
      flex-grow: 1;
    }

    /* As wide as the text, and the start no narrower while the user types, or the dash would move. */
    @supports (field-sizing: content) {
      .dates > :is(#control, input) {
        field-sizing: content;
        flex-basis: auto;
        inline-size: auto;
        min-inline-size: min(9ch, 100%);
      }
    }

    .separator {
      align-self: center;
      color: var(--_color-text-muted);
      flex: 99 0 auto;
      max-inline-size: 1.25rem;
      text-align: center;
    }

    @media (forced-colors: active) {
      .is-disabled .separator {
        color: inherit;
      }
    }

    .typed > .clear {
      inline-size: 1.5rem;
    }
  `,
];
