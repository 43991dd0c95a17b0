import {COLUMNS} from '../../../page/table-data.js';

/** Room for ten rows, the header, and the pager. */
export const HEIGHT = '600px';

const rowIndex = row => Number(row.getAttribute('row-index'));

/**
 * Returns the rows in view, from the top.
 * @param {Element} grid
 */
export const rowsOf = grid =>
  [...grid.querySelectorAll('.ag-grid-scrolling-container .ag-row')].sort(
    (a, b) => rowIndex(a) - rowIndex(b),
  );

/** Returns the text of each cell in a row. */
export const textsByColumn = row =>
  COLUMNS.map(({field}) => row.querySelector(`[col-id=${field}]`)?.textContent.trim());
