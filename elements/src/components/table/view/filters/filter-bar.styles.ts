import {css} from 'lit';
import * as token from '../../../../styles/token.js';
import {filterEditorStyles} from './filter-editor.styles.js';

export const filterBarStyles = css`
  ${filterEditorStyles}

  .chip:has(> .chip-button) {
    gap: 0;
    padding: 0;
    padding-inline-end: 1px;
  }

  .chip-button {
    background: none;
    border: 0;
    border-radius: 1rem;
    color: inherit;
    cursor: pointer;
    font: inherit;
    min-block-size: 1.75rem;
    overflow-wrap: anywhere;
    padding-inline: calc(${token.space} * 3) ${token.space};
    text-align: start;
  }

  .filter-group {
    align-items: center;
    border: 1px solid var(--_line, ${token.colorBorder});
    border-radius: 1.25rem;
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${token.space};
    max-inline-size: 100%;
    padding: ${token.space};
  }

  .filter-match > .field {
    background: none;
    block-size: 1.75rem;
    border-color: transparent;
    border-radius: 1rem;
    cursor: pointer;
    font-weight: 600;
    padding-inline: calc(${token.space} * 2) calc(${token.space} * 6);
  }

  .filter-match > .icon {
    color: ${token.colorTextMuted};
    margin-inline-end: calc(${token.space} * 1.5);
  }

  .add-button {
    align-items: center;
    display: inline-flex;
    gap: ${token.space};
  }

  .chip-bar .icon {
    block-size: 1rem;
    inline-size: 1rem;
  }

  @media (hover: hover) {
    .chip-button:hover,
    .filter-match > .field:hover {
      background: ${token.colorHover};
    }
  }

  @media (pointer: coarse) {
    .chip-button,
    .chip-bar .quiet-text,
    .filter-match > .field {
      min-block-size: 2.25rem;
    }

    .chip-bar .quiet-icon {
      block-size: 2.25rem;
      inline-size: 2.25rem;
    }
  }

  @media (forced-colors: active) {
    .chip {
      border-color: CanvasText;
    }
  }
`;
