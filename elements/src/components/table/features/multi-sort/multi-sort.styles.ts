import {css} from 'lit';

export const multiSortStyles = css`
  .sort-number {
    color: var(--_color-accent);
    font-size: 0.85em;
  }

  /* Only the primary column has aria-sort, but all sorted columns look alike. */
  .sort:has(> [data-direction]) {
    color: var(--_color-text);
  }

  .sort > .arrows:has(~ [data-direction])::before,
  .sort > .arrows:has(~ [data-direction])::after {
    opacity: 0.25;
  }

  .sort > .arrows:has(~ [data-direction='asc'])::before,
  .sort > .arrows:has(~ [data-direction='desc'])::after {
    background: var(--_color-accent);
    opacity: 1;
  }

  @media (forced-colors: active) {
    .sort > .arrows:has(~ [data-direction='asc'])::before,
    .sort > .arrows:has(~ [data-direction='desc'])::after {
      background: Highlight;
    }
  }
`;
