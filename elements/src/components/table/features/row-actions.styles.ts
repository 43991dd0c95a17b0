import {css} from 'lit';
import {popupStyles} from '../../../styles/popup.styles.js';

export const rowActionsStyles = css`
  ${popupStyles}

  /* A pinned cell has the color of its row. */
  :where(tbody > tr) {
    background: var(--_ground);
  }

  .actions-cell {
    inline-size: 1px;
    inset-inline-end: 0;
    padding-inline-start: 0;
    position: sticky;
  }

  td.actions-cell {
    background: inherit;
  }

  th.actions-cell {
    z-index: 2;
  }

  .row-menu-button {
    background: none;
    block-size: 1.75rem;
    border: 0;
    border-radius: var(--_radius);
    color: var(--_color-text-muted);
    cursor: pointer;
    display: grid;
    inline-size: 1.75rem;
    margin: -0.25rem 0 -0.25rem auto;
    padding: 0;
    place-items: center;
  }

  .row-menu-button:hover,
  .row-menu-button[aria-expanded='true'] {
    background: var(--_color-hover);
    color: var(--_color-text);
  }

  .row-menu {
    min-inline-size: 10rem;
  }

  .row-action {
    align-items: center;
    background: var(--_color-surface-raised);
    border: 0;
    border-radius: calc(var(--_radius) / 2);
    color: inherit;
    cursor: pointer;
    display: flex;
    font: inherit;
    gap: calc(var(--_space) * 2);
    inline-size: 100%;
    min-block-size: 2rem;
    padding: var(--_space) calc(var(--_space) * 3);
    text-align: start;
  }

  .row-action:is(:hover, :focus) {
    background: color-mix(in oklab, var(--_color-text) 7%, var(--_color-surface-raised));
  }

  .row-action:focus-visible {
    outline-offset: calc(var(--_focus-width) * -1);
  }

  @container (inline-size < 30rem) {
    .stack td.actions-cell {
      position: static;
    }
  }

  @media (forced-colors: active) {
    .row-action:focus {
      outline: 2px solid Highlight;
    }
  }
`;
