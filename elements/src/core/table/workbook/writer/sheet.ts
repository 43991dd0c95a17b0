import {shownValue} from '../../filters/filter-rows.js';
import {readCell, type TableRow} from '../../row.js';
import {cellContent, type CellContent, type SheetValueKind} from './sheet-cell.js';

/** A column of a sheet. */
export interface SheetColumn {
  /** The text of the header. */
  readonly label: string;
  readonly field: string;
  readonly kind: SheetValueKind;
  /** How its numbers are written. */
  readonly format?: Intl.NumberFormatOptions | undefined;
}

/** What a sheet contains. */
export interface Sheet {
  /** The title of the document, and the name of the sheet unless it has another. */
  readonly title: string;
  readonly name?: string | undefined;
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly isRightToLeft?: boolean | undefined;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly TableRow[];
  /** Returns how many groups a row is in. Excel has a button to close each group. Default 0. */
  readonly levelOf?: ((row: TableRow, index: number) => number) | undefined;
  /** The last row, with the sums. It is not filtered. */
  readonly totals?: TableRow | undefined;
  /** Returns what a cell contains instead of the value of its row; undefined for the value. */
  readonly value?: ((value: unknown, column: SheetColumn, row: TableRow) => unknown) | undefined;
}

/** Returns what a cell of a sheet contains; null for an empty one. */
export function contentOf(sheet: Sheet, column: SheetColumn, row: TableRow): CellContent | null {
  const own = sheet.value?.(readCell(row, column.field, () => {}).value, column, row);
  return cellContent(own === undefined ? shownValue(row, column.field) : own, column.kind);
}
