import {css} from 'lit';
import * as token from '../../../../styles/token.js';

export const multiSortStyles = css`
  .sort-number {
    color: ${token.colorAccentText};
    font-size: 0.75rem;
  }

  /* Only the primary column has aria-sort, but all sorted columns look alike. */
  .sort:has(> [data-direction]) {
    color: ${token.colorText};
  }

  .sort > .arrows:has(~ [data-direction])::before,
  .sort > .arrows:has(~ [data-direction])::after {
    opacity: 0.25;
  }

  .sort > .arrows:has(~ [data-direction='asc'])::before,
  .sort > .arrows:has(~ [data-direction='desc'])::after {
    background: ${token.colorAccent};
    opacity: 1;
  }

  @media (forced-colors: active) {
    .sort > .arrows:has(~ [data-direction='asc'])::before,
    .sort > .arrows:has(~ [data-direction='desc'])::after {
      background: Highlight;
    }
  }
`;
