import {css} from 'lit';
import * as token from '../../../../styles/token.js';

/** Milliseconds for which a cell is marked. */
export const MARKED = 1200;

export const changedCellsStyles = css`
  [part~='changed-cell'] {
    animation: changed ${MARKED}ms ease-in;
  }

  @keyframes changed {
    from {
      background: var(--lc-table-changed-cell, ${token.colorWarningSoft});
      /* With forced colors, it has the color of the text. */
      outline: 1px solid transparent;
      outline-offset: -1px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [part~='changed-cell'] {
      animation-timing-function: step-end;
    }
  }
`;
