import {css} from 'lit';
import * as token from '../../styles/token.js';

/** The columns of a tree select. */
export const treeColumnStyles = css`
  .popup:has(.columns) {
    inline-size: max-content;
  }

  #tree:has(.columns) {
    max-block-size: none;
    overflow: auto hidden;
  }

  .columns {
    display: flex;
  }

  .column {
    flex: 1 0 auto;
    inline-size: 12rem;
    max-block-size: min(20rem, 40vh);
    overflow: auto;
    overscroll-behavior: contain;
  }

  .column + .column {
    border-inline-start: 1px solid ${token.colorBorder};
    margin-inline-start: ${token.space};
    padding-inline-start: ${token.space};
  }

  .column .guides {
    display: none;
  }

  .column .row {
    padding-inline-start: ${token.space};
  }

  /* The arrow leads to the next column. */
  .column .arrow {
    order: 1;
  }

  .column .row .arrow .icon {
    transform: rotate(180deg);
  }

  .column .row .arrow .icon:dir(rtl) {
    transform: none;
  }

  .column .text {
    flex: 1;
  }

  .column .row[aria-expanded='true'] {
    background: ${token.colorHover};
  }
`;
