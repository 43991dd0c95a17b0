import {css} from 'lit';
import * as token from './token.js';

/** When a popup is a sheet at the bottom of the screen. */
export const SHEET = '(width < 30rem)';

/**
 * A popup (`popup.styles.ts`) that is a sheet at the bottom of a phone. Its head is not visible elsewhere. Important, because its
 * place beside its field is written as a style.
 */
export const sheetStyles = css`
  .sheet-head {
    display: none;
  }

  @media (width < 30rem) {
    .popup {
      border-radius: calc(${token.radius} * 2) calc(${token.radius} * 2) 0 0;
      border-inline: 0;
      inline-size: 100%;
      inset: auto 0 0 !important;
      margin: 0;
      padding: calc(${token.space} * 3) calc(${token.space} * 4)
        max(${token.space} * 3, env(safe-area-inset-bottom));
      max-block-size: var(--_max);
    }

    /* It slides in from the bottom. */
    .popup[popover] {
      --_back: 2rem;
    }

    .popup::backdrop {
      background: rgb(0 0 0 / 40%);
    }

    .sheet-head {
      align-items: center;
      display: flex;
      flex: 1 1 100%;
      font-weight: 600;
      gap: calc(${token.space} * 4);
    }

    .sheet-head > :first-child {
      flex: 1;
    }
  }
`;
