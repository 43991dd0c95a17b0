import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const colorInputStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  css`
    :host {
      --_box-background: var(--lc-color-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-color-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-color-input-radius, ${token.radius});
    }

    .box {
      padding-inline-end: ${token.space};
    }

    #control {
      font-variant-numeric: tabular-nums;
    }

    /* Colors are written from left to right. */
    :host(:dir(rtl)) #control {
      text-align: right;
    }

    .open {
      background: none;
      block-size: 2rem;
      border: 0;
      border-radius: calc(${token.radius} * 0.5);
      cursor: pointer;
      display: grid;
      flex: none;
      inline-size: 2rem;
      padding: 0;
      place-items: center;
    }

    .open:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }

    /* The pattern is visible through translucent colors. */
    .chip {
      --_square: light-dark(#d4d4d4, #5a5a5a);
      background: repeating-conic-gradient(var(--_square) 0 25%, light-dark(#fff, #333) 0 50%) 0 / 0.5rem
        0.5rem;
      block-size: 1.5rem;
      border: 1px solid ${token.colorBorderStrong};
      border-radius: calc(${token.radius} * 0.5);
      display: block;
      forced-color-adjust: none;
      inline-size: 1.5rem;
    }

    /* A line through it: no color is not the same as transparent. */
    .chip.none {
      background: linear-gradient(
        to top right,
        transparent calc(50% - 1px),
        ${token.colorBorderStrong} 0 calc(50% + 1px),
        transparent 0
      );
    }

    @media (hover: hover) {
      .open:enabled:hover {
        background: ${token.colorHover};
      }
    }

    .contrast {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
      font-variant-numeric: tabular-nums;
      margin-block: ${token.space} 0;
    }

    @media (forced-colors: active) {
      .chip {
        border-color: ButtonText;
      }
    }
  `,
];
