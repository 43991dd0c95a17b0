import {css} from 'lit';
import * as token from './token.js';

/**
 * A native checkbox: off is an outline, on is filled. The styles of the element set the size (`--_size`, `--_width`) and
 * the colors (`--_fill`, `--_fill-hover`, `--_ink`, `--_line`), and draw the `::before`.
 */
export const checkStyles = css`
  input {
    --_ground: ${token.colorSurface};
    appearance: none;
    background: var(--_ground);
    block-size: var(--_size);
    border: 1px solid var(--_line);
    cursor: pointer;
    font: inherit;
    inline-size: var(--_width);
    /* Centered on the first line of the label. */
    margin: calc((1lh - var(--_size)) / 2) 0 0;
    print-color-adjust: exact;
  }

  /* Only for the control that the user is about to change: on all others, it would only delay their appearance. */
  @media (prefers-reduced-motion: no-preference) {
    input:is(:hover, :focus),
    input:is(:hover, :focus)::before {
      transition: ${token.duration} ${token.easing};
      transition-property: background-color, border-color, margin, opacity, transform;
    }
  }

  input::before {
    background: var(--_line);
    content: '';
    display: block;
  }

  input:is(:checked, .is-indeterminate) {
    background: var(--_fill);
    border-color: var(--_fill);
  }

  input:is(:checked, .is-indeterminate)::before {
    background: var(--_ink);
  }

  @media (hover: hover) {
    input:hover {
      --_fill: var(--_fill-hover);
      --_line: ${token.colorTextMuted};
    }
  }

  .is-invalid input {
    --_fill: ${token.colorDanger};
    --_ink: ${token.colorOnDanger};
    --_line: ${token.colorDanger};
  }

  input:disabled {
    --_fill: ${token.colorBorder};
    --_ground: ${token.colorSurfaceSunken};
    --_ink: ${token.colorDisabled};
    --_line: ${token.colorBorder};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    input::before {
      background: ButtonText;
    }

    input:is(:checked, .is-indeterminate) {
      background: Highlight;
      border-color: Highlight;
    }

    input:is(:checked, .is-indeterminate)::before {
      background: HighlightText;
    }

    input:disabled {
      background: Canvas;
      border-color: GrayText;
    }

    input:disabled::before {
      background: GrayText;
    }
  }
`;
