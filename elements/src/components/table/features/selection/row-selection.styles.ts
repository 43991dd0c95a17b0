import {css} from 'lit';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import {tableCheckStyles} from '../../view/table-check.styles.js';
import * as token from '../../../../styles/token.js';

export const rowSelectionStyles = css`
  ${tableCheckStyles}
  ${quietButtonStyles}

  .selection-bar {
    align-items: center;
    background: ${token.colorAccentSoft};
    border-block-end: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 4);
    min-block-size: calc(${token.controlHeight} + ${token.space} * 3);
    padding: calc(${token.space}) var(--_pad);
  }

  .selection-bar[data-empty] {
    background: none;
    color: ${token.colorTextMuted};
  }

  .selection-button:disabled {
    color: inherit;
    cursor: not-allowed;
    opacity: 0.6;
  }

  /* Also without rows, and with an empty header. */
  .selection-cell {
    inline-size: 1px;
    min-inline-size: calc(var(--_pad) + 1.5rem);
    padding-inline-end: 0;
  }

  [data-selected] {
    background: ${token.colorAccentSoft};
  }

  @media (hover: hover) {
    tbody > [data-selected]:hover {
      background: ${token.colorAccentSoft};
    }
  }

  @media (forced-colors: active) {
    [data-selected] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }

  @media print {
    .selection-bar {
      display: none;
    }
  }
`;
