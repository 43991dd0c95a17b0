import {css} from 'lit';
import * as token from './token.js';

/** What closes has already been read. */
const OUT = css`calc(${token.duration} / 2)`;

/**
 * A popup (`popup.styles.ts`) that keeps its content while it closes goes back to its control. That needs the CSS property
 * `overlay`.
 */
export const popupBackStyles = css`
  @supports (overlay: auto) {
    @media (prefers-reduced-motion: no-preference) {
      .popup[popover]:not(:popover-open) {
        opacity: 0;
        pointer-events: none;
        transition:
          opacity ${OUT} ${token.easing},
          translate ${OUT} ${token.easing},
          display ${OUT} allow-discrete,
          overlay ${OUT} allow-discrete;
        translate: 0 var(--_back, calc(${token.space} * -1));
      }
    }
  }
`;
