import {css} from 'lit';
import {optionRowsStyles} from '../../styles/option-rows.styles.js';
import {suggestionStyles} from '../../styles/suggestions.styles.js';
import * as token from '../../styles/token.js';

/** A select with its own list, after the styles of a select. */
export const selectListStyles = css`
  ${suggestionStyles}
  ${optionRowsStyles}

  button#control {
    align-items: center;
    appearance: none;
    display: flex;
    gap: calc(${token.space} * 2);
    text-align: start;
  }

  input#control {
    cursor: text;
  }

  #control.unselected {
    color: var(--_color-placeholder);
  }

  .text {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .detailed {
    display: flex;
    gap: calc(${token.space} * 2);
  }

  .option-icon {
    block-size: 1.25rem;
    flex: none;
    inline-size: 1.25rem;
    object-fit: contain;
  }

  .detailed > .option-icon {
    margin-block: calc((${token.lineHeight} * 1em - 1.25rem) / 2);
  }

  .description {
    color: var(--_color-text-muted);
    display: block;
    font-size: ${token.fontSizeSm};
  }
`;
