import {css} from 'lit';
import {optionGroupStyles} from './option-group.styles.js';
import * as token from './token.js';

/**
 * A group of native radio inputs, each before its text, for radio buttons and radio boxes. The element's own styles
 * set `--_color`, `--_line`, `--_size`, and `--_gap`.
 */
export const radioGroupStyles = [
  optionGroupStyles,
  css`
    .radio {
      appearance: none;
      background: ${token.colorSurface};
      block-size: var(--_size);
      border: 1px solid var(--_line);
      border-radius: 50%;
      cursor: inherit;
      display: grid;
      font: inherit;
      inline-size: var(--_size);
      /* Centered on the first line of the text. */
      margin: calc((1lh - var(--_size)) / 2) 0 0;
      place-items: center;
      print-color-adjust: exact;
    }

    .radio::before {
      background: var(--_color);
      block-size: 50%;
      border-radius: 50%;
      content: '';
      inline-size: 50%;
      opacity: 0;
      transform: scale(0.4);
    }

    .description {
      color: ${token.colorTextMuted};
      display: block;
      font-size: ${token.fontSizeSm};
    }

    /* The column exists only if an option has a suffix. */
    .suffix {
      font-variant-numeric: tabular-nums;
      grid-column: 3;
    }

    .option:has(:disabled) .description {
      color: inherit;
    }

    .option,
    .radio,
    .radio::before {
      transition: ${token.duration} ${token.easing};
      transition-property: background-color, border-color, box-shadow, opacity, transform;
    }

    .radio:checked {
      border-color: var(--_color);
      box-shadow: inset 0 0 0 1px var(--_color);
    }

    .radio:checked::before {
      opacity: 1;
      transform: none;
    }

    @media (hover: hover) {
      .option:hover {
        --_line: ${token.colorTextMuted};
      }
    }

    .is-invalid .option:not(:has(:disabled)) {
      --_color: ${token.colorDanger};
      --_line: ${token.colorDanger};
    }

    .option:has(:disabled) {
      --_color: ${token.colorDisabled};
      --_line: ${token.colorBorder};
    }

    .radio:disabled {
      background: ${token.colorSurfaceSunken};
    }

    @media (prefers-reduced-motion: reduce) {
      .option,
      .radio,
      .radio::before {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .radio {
        appearance: auto;
      }

      .radio::before {
        content: none;
      }
    }
  `,
];
