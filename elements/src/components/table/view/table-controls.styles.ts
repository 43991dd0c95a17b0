import {css} from 'lit';
import {lineIconStyles} from '../../../styles/line-icon.styles.js';
import {pagerStyles} from '../../../styles/pager.styles.js';
import {searchCancelStyles} from '../../../styles/search-cancel.styles.js';
import {visuallyHiddenStyles} from '../../../styles/visually-hidden.styles.js';
import {plainFieldStyles} from './plain-field.styles.js';
import * as token from '../../../styles/token.js';

/** The rows above and below the table: title, search, page size, info, and pager. */
export const tableControlStyles = css`
  ${visuallyHiddenStyles}
  ${searchCancelStyles}
  ${pagerStyles}
  ${lineIconStyles}
  ${plainFieldStyles}

  .base {
    position: relative;
  }

  .toolbar {
    align-items: center;
    column-gap: calc(${token.space} * 3);
    display: flex;
    flex-wrap: wrap;
  }

  /* On the children and not on the row, which may be empty. */
  .toolbar > *,
  ::slotted([slot='toolbar']) {
    margin-block-end: calc(${token.space} * 3);
  }

  .label {
    flex: 1 1 auto;
    font-size: ${token.fontSizeLg};
    font-weight: 600;
  }

  .search {
    flex: 0 1 18rem;
    margin-inline-start: auto;
    min-inline-size: 10rem;
    position: relative;
  }

  .search > .icon {
    color: ${token.colorTextMuted};
    inset-block: 0;
    inset-inline-start: ${token.controlPadding};
    margin-block: auto;
    pointer-events: none;
    position: absolute;
  }

  .search-input {
    appearance: none;
  }

  .search-input {
    block-size: ${token.controlHeight};
    display: block;
    inline-size: 100%;
    padding-inline: calc(${token.controlPadding} * 1.5 + 1.25em) ${token.controlPadding};
  }

  .search-input::placeholder {
    color: ${token.colorPlaceholder};
    opacity: 1;
  }

  .footer {
    align-items: center;
    border-block-start: 1px solid var(--_line);
    color: ${token.colorTextMuted};
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 6);
    min-block-size: calc(${token.controlHeight} + ${token.space} * 4);
    padding: calc(${token.space} * 2) var(--_pad);
  }

  .page-size {
    align-items: center;
    display: flex;
    gap: calc(${token.space} * 2);
  }

  .select {
    block-size: calc(${token.controlHeight} * 0.8);
    color: ${token.colorText};
    cursor: pointer;
    padding-inline: calc(${token.space} * 2) calc(${token.space} * 7);
  }

  .pager {
    flex: 1 1 auto;
    justify-content: flex-end;
    /* Aligns the round ends of the last arrow with the frame's padding. */
    margin-inline: calc(${token.space} * -2);
  }

  @media (width < 30rem) {
    .search {
      flex-basis: 100%;
    }

    .footer {
      justify-content: space-between;
    }

    .pager {
      flex-basis: 100%;
      justify-content: center;
    }
  }
`;
