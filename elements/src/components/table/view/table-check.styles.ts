import {css} from 'lit';
import {checkRadius, dashShape, tickShape} from '../../../styles/tick-shape.js';
import * as token from '../../../styles/token.js';

/** A checkbox in a row, or in a label of a popup. */
export const tableCheckStyles = css`
  /* 24 px, which touch requires (WCAG 2.2, 2.5.8); the box that is drawn in it is smaller. */
  .check {
    appearance: none;
    block-size: 1.5rem;
    border-radius: ${checkRadius};
    cursor: pointer;
    display: grid;
    inline-size: 1.5rem;
    margin: -2px 0;
    print-color-adjust: exact;
  }

  .check::before,
  .check::after {
    block-size: 1.125rem;
    border-radius: inherit;
    box-sizing: border-box;
    content: '';
    grid-area: 1 / 1;
    inline-size: 1.125rem;
    place-self: center;
  }

  .check::before {
    background: ${token.colorSurface};
    border: 1px solid ${token.colorBorderStrong};
  }

  @media (hover: hover) {
    .check:hover::before {
      border-color: ${token.colorTextMuted};
    }
  }

  .check::after {
    background: ${token.colorOnAccent};
    clip-path: ${tickShape};
    opacity: 0;
  }

  .check:is(:checked, :indeterminate)::before {
    background: ${token.colorAccent};
    border-color: ${token.colorAccent};
  }

  .check:is(:checked, :indeterminate)::after {
    opacity: 1;
  }

  .check:indeterminate::after {
    clip-path: ${dashShape};
  }

  .check:disabled {
    cursor: not-allowed;
  }

  .check:disabled::before {
    background: ${token.colorSurfaceSunken};
    border-color: ${token.colorBorder};
  }

  /* Its target is the label. */
  label > .check {
    block-size: 1.125rem;
    flex: none;
    inline-size: 1.125rem;
    margin: 0;
  }

  @media (forced-colors: active) {
    .check:is(:checked, :indeterminate)::before {
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }

    .check::after {
      background: HighlightText;
      forced-color-adjust: none;
    }

    .check:disabled::before {
      border-color: GrayText;
    }
  }
`;
