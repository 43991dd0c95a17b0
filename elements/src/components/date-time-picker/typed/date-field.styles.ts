import {css} from 'lit';
import * as token from '../../../styles/token.js';

/** Fields for typed dates, and the buttons next to them, in a frame with the class `typed`. */
export const dateFieldStyles = css`
  .box.typed {
    gap: ${token.space};
    padding-inline: ${token.controlPadding} ${token.space};
  }

  .box.typed:focus-within:has(input:focus-visible) {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: ${token.focusOffset};
  }

  /* In the list for its specificity: other styles of the picker are for a control that is a button. */
  .typed :is(#control, input) {
    appearance: none;
    background: none;
    border: 0;
    color: inherit;
    cursor: auto;
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

  .typed input::placeholder {
    color: var(--_color-placeholder);
    opacity: 1;
  }

  .typed > button {
    background: none;
    block-size: 2rem;
    border: 0;
    border-radius: calc(${token.radius} * 0.5);
    color: var(--_color-text-muted);
    cursor: pointer;
    display: grid;
    flex: none;
    inline-size: 2rem;
    margin: 0;
    padding: 0;
    place-items: center;
    position: static;
  }

  .typed > button:disabled {
    cursor: not-allowed;
  }

  @media (hover: hover) {
    .typed > button:enabled:hover {
      background: ${token.colorHover};
      color: ${token.colorText};
    }
  }
`;
