import {css} from 'lit';
import * as token from '../../../../styles/token.js';

export const scrollStyles = css`
  /* Also before its script runs. */
  .with-scroll .scroller,
  .scroller[data-scroll] {
    block-size: var(--lc-table-scroll-height, 32rem);
    max-block-size: none;
    /* The table itself keeps the row in view where it is. */
    overflow-anchor: none;
    overscroll-behavior-block: contain;
  }

  /* As wide as with rows, which have no influence on the columns later either. */
  .scroller[data-scroll] > table:has(.outline-row) {
    table-layout: fixed;
  }

  .gap > td {
    /* Looks like rows while they come. */
    background: repeating-linear-gradient(
      to bottom,
      transparent 0 calc(var(--_row, 3rem) - 1px),
      var(--_line) 0 var(--_row, 3rem)
    );
    border: 0;
    padding: 0;
  }

  tbody > tr.gap.gap {
    background: none;
  }

  tr[data-outline] > [part~='cell']::before {
    background: color-mix(in srgb, ${token.colorText} 8%, transparent);
    border-radius: ${token.radius};
    content: '';
    display: inline-block;
    inline-size: 60%;
    block-size: 0.75em;
  }

  tr[data-failed] > [part~='cell']::before {
    content: none;
  }

  .retry-rows {
    color: ${token.colorDanger};
  }

  .scroll-footer {
    align-items: center;
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 6);
    justify-content: space-between;
  }

  .go-to {
    align-items: center;
    display: flex;
    gap: calc(${token.space} * 2);
  }

  .go-to > input {
    block-size: calc(${token.controlHeight} * 0.8);
    inline-size: 7rem;
    padding-inline: calc(${token.space} * 2);
  }

  @media print {
    .scroller[data-scroll] {
      block-size: auto;
    }

    .gap {
      display: none;
    }
  }
`;
