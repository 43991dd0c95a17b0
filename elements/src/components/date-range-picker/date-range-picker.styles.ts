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

    /* The end follows the start, also in a wide box. */
    .box > #control {
      flex-grow: 0;
    }

    .box > :is(#control, input) {
      flex-basis: 10ch;
    }

    /* As far from the end as from the start, which is not quite as wide as its field. */
    .separator {
      color: var(--_color-text-muted);
      flex: 0 99 1.2ch;
    }
  `,
];
