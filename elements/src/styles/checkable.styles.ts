import {css} from 'lit';
import {hostStyles} from './control.styles.js';
import {focusRingStyles} from './focus-ring.styles.js';
import {fieldStyles} from './field.styles.js';
import * as token from './token.js';

/**
 * A native checkbox before its label, hint, and message, for checkbox and switch. Off is an outline, on is filled.
 * The element's own styles set the size and the colors, and draw the `::before`.
 *
 * The control has an absolute position beside the label: the layout of a grid with two columns takes a third longer.
 */
export const checkableStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  css`
    .field {
      /* Also for a block, this keeps the margins of the label inside. */
      align-content: start;
      min-block-size: calc((1lh + var(--_size)) / 2);
      position: relative;
      vertical-align: top;
    }

    .label,
    .hint,
    .message {
      margin-block: 0;
      padding-inline-start: calc(var(--_width) + ${token.space} * 2.5);
    }

    .label {
      cursor: pointer;
      font: inherit;
    }

    #control {
      --_ground: ${token.colorSurface};
      appearance: none;
      background: var(--_ground);
      block-size: var(--_size);
      border: 1px solid var(--_line);
      cursor: pointer;
      font: inherit;
      grid-area: 1 / 1;
      inline-size: var(--_width);
      inset: 0;
      /* Centered on the first line of the label. */
      margin: calc((1lh - var(--_size)) / 2) 0 0;
      position: absolute;
      print-color-adjust: exact;
    }

    /* Only for the control that the user is about to change: on all others, it would only delay their appearance. */
    @media (prefers-reduced-motion: no-preference) {
      #control:is(:hover, :focus),
      #control:is(:hover, :focus)::before {
        transition: ${token.duration} ${token.easing};
        transition-property: background-color, border-color, margin, opacity, transform;
      }
    }

    #control::before {
      background: var(--_line);
      content: '';
      display: block;
    }

    #control:is(:checked, .is-indeterminate) {
      background: var(--_fill);
      border-color: var(--_fill);
    }

    #control:is(:checked, .is-indeterminate)::before {
      background: var(--_ink);
    }

    @media (hover: hover) {
      #control:hover {
        --_fill: var(--_fill-hover);
        --_line: ${token.colorTextMuted};
      }
    }

    .is-invalid #control {
      --_fill: ${token.colorDanger};
      --_ink: ${token.colorOnDanger};
      --_line: ${token.colorDanger};
    }

    .is-disabled #control {
      --_fill: ${token.colorBorder};
      --_ground: ${token.colorSurfaceSunken};
      --_ink: ${token.colorDisabled};
      --_line: ${token.colorBorder};
      cursor: not-allowed;
    }

    .is-disabled .label {
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      #control::before {
        background: ButtonText;
      }

      #control:is(:checked, .is-indeterminate) {
        background: Highlight;
        border-color: Highlight;
      }

      #control:is(:checked, .is-indeterminate)::before {
        background: HighlightText;
      }

      #control:disabled {
        background: Canvas;
        border-color: GrayText;
      }

      #control:disabled::before {
        background: GrayText;
      }
    }
  `,
];
