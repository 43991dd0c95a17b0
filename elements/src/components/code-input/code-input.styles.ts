import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import * as token from '../../styles/token.js';

export const codeInputStyles = [
  hostStyles,
  fieldStyles,
  css`
    /* Codes are written from left to right in all languages. */
    .code {
      direction: ltr;
      inline-size: fit-content;
      max-inline-size: 100%;
      position: relative;
    }

    /* Unlike in a flex container, boxes with a fixed size need no more than their gaps, so that a narrow column can shrink. */
    .boxes {
      display: grid;
      gap: calc(${token.space} * 2);
      grid-auto-columns: minmax(0, ${token.controlHeight});
      grid-auto-flow: column;
    }

    .box {
      --_border: var(--lc-code-input-border-color, ${token.colorBorderStrong});
      align-items: center;
      background: var(--lc-code-input-background, ${token.colorSurface});
      block-size: calc(${token.controlHeight} * 1.2);
      border: 1px solid var(--_border);
      border-radius: var(--lc-code-input-radius, ${token.radius});
      display: flex;
      font-size: 1.125em;
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      justify-content: center;
      transition: border-color ${token.duration} ${token.easing};
    }

    /* On narrow screens, long codes have smaller gaps too. */
    .boxes:has(> :nth-child(8)) {
      gap: ${token.space};
    }

    .is-invalid .box {
      --_border: ${token.colorDanger};
    }

    .box.is-active {
      --_border: ${token.colorAccent};
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: -1px;
    }

    :host([readonly]) .box,
    .is-disabled .box {
      --_border: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    .is-disabled .box {
      color: ${token.colorDisabled};
    }

    .caret {
      animation: blink 1s steps(1) infinite;
      background: currentColor;
      block-size: 1.2em;
      forced-color-adjust: none;
      inline-size: 1px;
    }

    @keyframes blink {
      50% {
        opacity: 0;
      }
    }

    /* It is neither hidden nor without opacity: phones then offer neither a menu to paste nor the code of a message. */
    #control {
      -webkit-text-fill-color: transparent;
      appearance: none;
      background: none;
      background-clip: text;
      block-size: 100%;
      border: 0;
      caret-color: transparent;
      color: transparent;
      cursor: text;
      font: inherit;
      font-size: max(16px, 1em);
      forced-color-adjust: none;
      inline-size: 100%;
      inset: 0;
      outline: 0;
      padding: 0;
      position: absolute;
    }

    #control::selection {
      background: transparent;
    }

    .is-disabled #control {
      cursor: not-allowed;
    }

    @media (prefers-reduced-motion: reduce) {
      .caret {
        animation: none;
      }
    }

    @media (forced-colors: active) {
      .caret {
        background: CanvasText;
      }

      .is-disabled .box {
        border-color: GrayText;
        color: GrayText;
      }
    }

    @media print {
      .box {
        outline: none !important;
      }

      .caret {
        display: none;
      }
    }
  `,
];
