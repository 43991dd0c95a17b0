import {css} from 'lit';
import * as token from './token.js';

/** A focus ring that is visible on any background and in forced colors, and the shade of what is pressed. */
export const focusRingStyles = css`
  :focus-visible {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: ${token.focusOffset};
  }

  @media print {
    :focus-visible {
      outline: none;
    }
  }

  /* On top of any background, so that a pressed control differs from one below the pointer. */
  :where(button, a.base, a.link, [type='checkbox'], [type='radio']):where(
      :not(:disabled, [aria-disabled='true'])
    ):active {
    box-shadow: inset 0 0 0 10em light-dark(rgb(0 0 0 / 9%), rgb(255 255 255 / 8%));
  }
`;
