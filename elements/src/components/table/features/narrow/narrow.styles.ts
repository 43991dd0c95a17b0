import {css} from 'lit';
import * as token from '../../../../styles/token.js';

export const narrowStyles = css`
  .stack .frame {
    container-type: inline-size;
  }

  @container (inline-size < 30rem) {
    .stack :is(table, thead, tbody, tfoot, tr, td) {
      display: block;
    }

    /* The sort buttons stay; the other headers are the labels of the cells. */
    .stack thead > tr {
      background: var(--lc-table-header-background, ${token.colorSurfaceSunken});
      border-block-end: 1px solid var(--_line);
      display: flex;
      flex-wrap: wrap;
    }

    .stack :is(th, .no-header) {
      border: 0;
      inset: auto;
      position: relative;
    }

    .stack thead th:not([data-sortable]) {
      block-size: 1px;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      padding: 0;
      position: absolute;
    }

    .stack :is(tbody, tfoot) > tr {
      border-block-end: 1px solid var(--_line);
      padding-block: calc(var(--_pad-block) / 2);
    }

    .stack :is(tbody, tfoot) > tr:last-child {
      border-block-end: 0;
    }

    .stack :is(tbody, tfoot) > tr > td {
      border: 0;
      inline-size: auto;
      overflow-wrap: anywhere;
      padding-block: calc(var(--_pad-block) / 2);
      text-align: start;
    }

    .stack td[data-label] {
      display: grid;
      gap: var(--_pad);
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    /* Also numbers, so that all labels and all values have one edge: stronger than the rules of columns. */
    .stack .frame td[data-label] {
      text-align: start;
    }

    /* Screen readers already read the header of the column. */
    .stack td[data-label]::before {
      color: ${token.colorTextMuted};
      content: attr(data-label);
      content: attr(data-label) / '';
      font-weight: 600;
    }
  }
`;
