import type {CsvColumn} from './csv/csv.js';
import type {TableRow} from './row.js';

/** How rows become an Excel file. */
export interface ExcelOptions {
  /** The name of the sheet. What Excel does not allow in it is replaced. Default: the label of the table. */
  sheetName?: string | undefined;
  /**
   * How numbers are shown, by field, such as `{amount: {style: 'currency', currency: 'EUR'}}`, in the language of the table.
   * Default: the `format` of a column that users edit.
   */
  formats?: Readonly<Record<string, Intl.NumberFormatOptions | undefined>> | undefined;
  /**
   * Returns what a cell contains instead of the value of the row, such as the label of an option: a number, a text, a boolean,
   * or a Date. Undefined, also as the default, is the value.
   */
  value?: ((value: unknown, column: CsvColumn, row: TableRow) => unknown) | undefined;
  /**
   * For a table whose rows are grouped: writes a line above the rows of each group, which closes them in Excel, with its name,
   * the number of its rows, and its totals, and a line with the totals of all rows at the end. `value` is not called for these
   * lines. Default true.
   */
  groups?: boolean | undefined;
}
