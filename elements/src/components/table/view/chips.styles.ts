import {css} from 'lit';
import {quietButtonStyles} from './quiet-buttons.styles.js';
import * as token from '../../../styles/token.js';

/** A bar of chips above the column headers. Each chip has a button that removes it. */
export const chipStyles = css`
  ${quietButtonStyles}

  .chip-bar {
    align-items: center;
    border-block-end: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2);
    padding: calc(${token.space} * 2) var(--_pad);
  }

  .chip {
    align-items: center;
    background: ${token.colorAccentSoft};
    border: 1px solid transparent;
    border-radius: 1rem;
    display: inline-flex;
    gap: ${token.space};
    max-inline-size: 100%;
    padding-block: 1px;
    padding-inline: calc(${token.space} * 3) 2px;
  }

  .chip-text {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .chip-remove {
    border-radius: 50%;
  }

  .chip-remove > .icon {
    block-size: 1rem;
    inline-size: 1rem;
  }
`;
