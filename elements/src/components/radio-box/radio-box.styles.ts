import {css} from 'lit';
import {radioGroupStyles} from '../../styles/radio-group.styles.js';
import * as token from '../../styles/token.js';

export const radioBoxStyles = [
  radioGroupStyles,
  css`
    #control {
      --_color: var(--lc-radio-box-color, ${token.colorAccent});
      --_gap: var(--lc-radio-box-gap, calc(${token.space} * 3));
      --_line: var(--lc-radio-box-border-color, ${token.colorBorderStrong});
      --_size: var(--lc-radio-box-size, calc(${token.space} * 5));
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
      background: var(--lc-radio-box-background, ${token.colorSurface});
      border: 1px solid var(--_line);
      border-radius: var(--lc-radio-box-radius, ${token.radius});
      padding: calc(${token.space} * 3);
    }

    .option:has(:checked) {
      background: var(--lc-radio-box-background-chosen, ${token.colorAccentSoft});
      border-color: var(--_color);
      box-shadow: inset 0 0 0 1px var(--_color);
    }

    .option:has(:focus-visible) {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    .radio:focus-visible {
      outline: none;
    }

    .is-invalid .option:has(:checked) {
      background: var(--lc-radio-box-background-chosen, ${token.colorDangerSoft});
    }

    .option:has(:disabled) {
      background: ${token.colorSurfaceSunken};
      border-color: ${token.colorBorder};
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
