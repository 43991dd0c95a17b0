import {css} from 'lit';
import {radioGroupStyles} from '../../styles/radio-group.styles.js';

export const radioBoxStyles = [
  radioGroupStyles,
  css`
    #control {
      --_color: var(--lc-radio-box-color, var(--_color-accent));
      --_gap: var(--lc-radio-box-gap, calc(var(--_space) * 3));
      --_line: var(--lc-radio-box-border-color, var(--_color-border-strong));
      --_size: var(--lc-radio-box-size, calc(var(--_space) * 5));
      --_min-width: var(--lc-radio-box-min-width, 9rem);
      /* Slightly less than an equal share of the row, so that rounding does not wrap the last box. */
      --_share: calc((100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns) - 0.1px);
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--_min-width), var(--_share))), 1fr));
    }

    [data-columns='2'] {
      --_columns: 2;
    }

    [data-columns='3'] {
      --_columns: 3;
    }

    [data-columns='4'] {
      --_columns: 4;
    }

    .option {
      background: var(--lc-radio-box-background, var(--_color-surface));
      border: 1px solid var(--_line);
      border-radius: var(--lc-radio-box-radius, var(--_radius));
      padding: calc(var(--_space) * 3);
    }

    .option:has(:checked) {
      background: var(--lc-radio-box-background-chosen, var(--_color-accent-soft));
      border-color: var(--_color);
      box-shadow: inset 0 0 0 1px var(--_color);
    }

    .option:has(:focus-visible) {
      outline: var(--_focus-width) solid var(--_color-accent);
      outline-offset: var(--_focus-offset);
    }

    .radio:focus-visible {
      outline: none;
    }

    :host(:state(invalid)) .option:has(:checked) {
      background: var(--lc-radio-box-background-chosen, var(--_color-danger-soft));
    }

    .option:has(:disabled) {
      background: var(--_color-surface-sunken);
      border-color: var(--_color-border);
      box-shadow: none;
    }

    @media (forced-colors: active) {
      .option:has(:checked) {
        border-color: Highlight;
      }

      .option:has(:disabled) {
        border-color: GrayText;
      }
    }
  `,
];
