import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const numberInputStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_box-background: var(--lc-number-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-number-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-number-input-radius, ${token.radius});
    }

    :host([readonly]) .box {
      --_box-border-color: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    /* The direction of a number is its own, but it starts where text starts. */
    #control {
      font-variant-numeric: tabular-nums;
      text-align: left;
    }

    .box:dir(rtl) #control {
      text-align: right;
    }

    ::slotted(*) {
      color: var(--_color-text-muted);
      flex: none;
    }

    .steppers {
      align-self: stretch;
      display: flex;
      flex: none;
      margin-inline-end: calc(${token.controlPadding} * -1);
      padding: ${token.space};
    }

    .step {
      background: none;
      border: 0;
      border-radius: calc(var(--_box-radius) - ${token.space});
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      inline-size: calc(${token.controlHeight} - ${token.space} * 2);
      padding: 0;
      place-items: center;
      touch-action: manipulation;
      user-select: none;
      -webkit-touch-callout: none;
      -webkit-user-select: none;
    }

    @media (hover: hover) {
      .step:enabled:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    .step:disabled {
      color: var(--_color-disabled);
      cursor: not-allowed;
    }

    .icon {
      block-size: 1.25rem;
      fill: none;
      inline-size: 1.25rem;
      pointer-events: none;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-width: 1.75;
    }

    @media (forced-colors: active) {
      .step:disabled {
        color: GrayText;
      }
    }
  `,
];
