import {WorkbookError} from '../import/workbook.js';

/** How many cells a workbook may have: a small file can have one in the last row and column of a sheet, and empty ones before. */
export class CellBudget {
  #left: number;

  constructor(cells: number) {
    this.#left = cells;
  }

  use(cells: number): void {
    this.#left -= cells;
    if (this.#left < 0) throw new WorkbookError('too-many-cells');
  }
}
