import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldPopupStyles} from '../../styles/field-popup.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {calendarStyles} from '../date-time-picker/calendar/calendar.styles.js';
import {jumpStyles} from '../date-time-picker/calendar/jump.styles.js';
import * as token from '../../styles/token.js';

export const dateRangePickerStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  fieldPopupStyles,
  visuallyHiddenStyles,
  calendarStyles,
  jumpStyles,
  css`
    :host {
      --_box-background: var(--lc-date-range-picker-background, ${token.colorSurface});
      --_box-border-color: var(--lc-date-range-picker-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-date-range-picker-radius, ${token.radius});
    }

    .box {
      gap: ${token.space};
      padding-inline-end: ${token.space};
    }

    .box:focus-within:has(input:focus-visible) {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    .box > input {
      appearance: none;
      background: none;
      border: 0;
      color: inherit;
      flex: 1;
      font: inherit;
      font-variant-numeric: tabular-nums;
      /* In percent, so that the box can be narrower than two fields. */
      inline-size: 100%;
      line-height: ${token.lineHeight};
      min-inline-size: 0;
      outline: 0;
      padding: calc(${token.space} * 1.5) 0;
      text-align: start;
    }

    .box > input::placeholder {
      color: var(--_color-placeholder);
      opacity: 1;
    }

    .separator {
      color: var(--_color-text-muted);
    }

    .icon {
      block-size: 1.25rem;
      display: block;
      fill: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    .clear,
    .open {
      background: none;
      block-size: 2rem;
      border: 0;
      border-radius: calc(${token.radius} * 0.75);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      flex: none;
      inline-size: 2rem;
      padding: 0;
      place-items: center;
    }

    .open:disabled {
      cursor: not-allowed;
    }

    @media (hover: hover) {
      .clear:hover,
      .open:enabled:hover,
      .preset:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    .presets {
      display: flex;
      flex-direction: column;
      gap: ${token.space};
    }

    .preset {
      background: none;
      border: 1px solid ${token.colorBorder};
      border-radius: calc(${token.radius} * 0.75);
      color: inherit;
      cursor: pointer;
      font: inherit;
      min-block-size: 2rem;
      padding: ${token.space} calc(${token.space} * 2);
      text-align: start;
    }

    .preset[aria-disabled='true'] {
      background: none;
      color: ${token.colorTextMuted};
      cursor: default;
      opacity: 0.55;
    }

    .month {
      flex: 1;
      font: inherit;
      font-weight: 600;
      line-height: var(--_cell);
      margin: 0;
      text-align: center;
    }

    /* Between its ends, a range is a band. */
    .day.in-range[aria-selected='true']:not(.range-start, .range-end) {
      background: ${token.colorAccentSoft};
      border-radius: 0;
      color: inherit;
      font-weight: inherit;
    }

    .day.range-start:not(.range-end) {
      border-end-end-radius: 0;
      border-start-end-radius: 0;
    }

    .day.range-end:not(.range-start) {
      border-end-start-radius: 0;
      border-start-start-radius: 0;
    }

    @media (width < 30rem) {
      .presets {
        flex: 1 1 100%;
        flex-flow: row wrap;
      }
    }

    @media (forced-colors: active) {
      .day.in-range[aria-selected='true']:not(.range-start, .range-end) {
        background: Highlight;
        color: HighlightText;
      }
    }
  `,
];
