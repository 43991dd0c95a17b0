import {css} from 'lit';
import {tableCheckStyles} from '../../view/table-check.styles.js';
import * as token from '../../../../styles/token.js';

export const rowSelectionStyles = css`
  ${tableCheckStyles}

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

  .selection-button {
    background: none;
    border: 0;
    border-radius: ${token.radius};
    color: ${token.colorAccent};
    cursor: pointer;
    font: inherit;
    font-weight: 600;
    min-block-size: 1.75rem;
    padding-inline: calc(${token.space});
  }

  @media (hover: hover) {
    .selection-button:hover {
      text-decoration: underline;
    }
  }

  .selection-button:disabled {
    color: inherit;
    cursor: not-allowed;
    opacity: 0.6;
    text-decoration: none;
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
