import {css} from 'lit';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import * as token from '../../../../styles/token.js';

export const rowActionsStyles = css`
  ${quietButtonStyles}

  /* A pinned cell has the color of its row. Other rows do not cover the shadows at the edges of the table. */
  :where(thead:has(.actions-cell) ~ tbody > tr) {
    background: var(--_ground);
  }

  .actions-cell {
    inline-size: 1px;
    inset-inline-end: 0;
    padding-inline-start: ${token.space};
    position: sticky;
  }

  /* A shadow beside the cell, which does not end between rows. */
  .actions-cell::after {
    background: var(--_right-edge, transparent);
    content: '';
    inline-size: 0.75rem;
    inset-block: 0 -1px;
    inset-inline-end: 100%;
    mask-image: linear-gradient(to left, rgb(0 0 0 / 60%), transparent);
    pointer-events: none;
    position: absolute;
    transition: background-color ${token.duration};
  }

  .actions-cell:dir(rtl)::after {
    background: var(--_left-edge, transparent);
    mask-image: linear-gradient(to right, rgb(0 0 0 / 60%), transparent);
  }

  td.actions-cell {
    background: inherit;
  }

  th.actions-cell {
    z-index: 2;
  }

  .row-menu-button {
    block-size: 1.75rem;
    display: flex;
    inline-size: 1.75rem;
    margin: -0.25rem 0 -0.25rem auto;
  }

  .popup.row-menu {
    min-inline-size: 10rem;
  }

  @container (inline-size < 30rem) {
    .stack td.actions-cell {
      position: static;
    }

    .stack td.actions-cell::after {
      content: none;
    }
  }
`;
