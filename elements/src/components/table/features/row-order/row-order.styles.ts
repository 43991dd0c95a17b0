import {css} from 'lit';
import {menuItemStyles} from '../../../../styles/menu-item.styles.js';
import {popupFormStyles} from '../../view/popup-form.styles.js';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import * as token from '../../../../styles/token.js';

export const rowOrderStyles = css`
  ${popupFormStyles}
  ${menuItemStyles}
  ${quietButtonStyles}

  /* Also without rows, and with an empty header. */
  .row-handle-cell {
    inline-size: 1px;
    min-inline-size: calc(var(--_pad) + 1.5rem);
    padding-inline-end: 0;
  }

  .row-handle {
    cursor: grab;
    display: flex;
    margin: -2px 0;
    touch-action: none;
  }

  .row-handle:active {
    cursor: grabbing;
  }

  .row-handle:is([data-off], :disabled) {
    cursor: default;
    opacity: 0.5;
    touch-action: auto;
  }

  .row-handle > .icon {
    stroke-width: 3;
  }

  tbody > [data-carried] {
    background: ${token.colorAccentSoft};
  }

  [data-insert='before'] > td {
    box-shadow: inset 0 3px ${token.colorAccent};
  }

  [data-insert='after'] > td {
    box-shadow: inset 0 -3px ${token.colorAccent};
  }

  @container (inline-size < 30rem) {
    .stack [data-insert] > td {
      box-shadow: none;
    }

    .stack [data-insert='before'] {
      box-shadow: inset 0 3px ${token.colorAccent};
    }

    .stack [data-insert='after'] {
      box-shadow: inset 0 -3px ${token.colorAccent};
    }
  }

  [aria-busy='true'] > td:not(.row-handle-cell) {
    opacity: 0.6;
  }

  @media (prefers-reduced-motion: no-preference) {
    [aria-busy='true'] > td > .row-handle {
      animation: breathe 1.2s ease-in-out infinite;
    }
  }

  .position-form .field {
    inline-size: 6rem;
    margin-inline-end: calc(${token.space} * 2);
  }

  @media (forced-colors: active) {
    [data-carried] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }

    [data-insert='before'] > td {
      border-block-start: 3px solid Highlight;
    }

    [data-insert='after'] > td {
      border-block-end: 3px solid Highlight;
    }
  }
`;
