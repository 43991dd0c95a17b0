import {css} from 'lit';
import {menuStyles} from './menu.styles.js';

export const rowActionsStyles = css`
  ${menuStyles}

  /* A pinned cell has the color of its row. Other rows do not cover the shadows at the edges of the table. */
  :where(thead:has(.actions-cell) ~ tbody > tr) {
    background: var(--_ground);
  }

  .actions-cell {
    box-shadow: -0.75rem 0 0.75rem -0.75rem var(--_right-edge, transparent);
    /* A fraction of a pixel of the row lines must not be cut off. */
    clip-path: inset(-1px -0.75rem);
    inline-size: 1px;
    inset-inline-end: 0;
    padding-inline-start: var(--_space);
    position: sticky;
    transition: box-shadow var(--_duration);
  }

  :host(:dir(rtl)) .actions-cell {
    box-shadow: 0.75rem 0 0.75rem -0.75rem var(--_left-edge, transparent);
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

  @container (inline-size < 30rem) {
    .stack td.actions-cell {
      clip-path: none;
      position: static;
    }
  }
`;
