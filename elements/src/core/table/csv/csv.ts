import {shownText} from '../filters/filter-rows.js';
import {readCell, type TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';

/** A column of a CSV file. */
export interface CsvColumn {
  /** The text of the header. */
  readonly label: string;
  readonly field: string;
}

export interface CsvOptions {
  /** What separates values. Default `','`. Excel expects `';'` where the comma is the decimal separator. */
  separator?: ',' | ';' | '\t' | undefined;
  /** Starts the file with a byte order mark, without which Excel does not read it as UTF-8. Default false. */
  bom?: boolean | undefined;
  /** Writes the labels of the columns as the first line. Default true. */
  header?: boolean | undefined;
  /**
   * What happens to a text that a spreadsheet would run as a formula, such as `=HYPERLINK(…)`. `'defuse'` (default) writes
   * an apostrophe before it, and also before one that starts with apostrophes, so that a program can remove it again.
   * `'keep'` writes it as it is, for programs that are not spreadsheets.
   */
  formulas?: 'defuse' | 'keep' | undefined;
  /**
   * Returns the text of a value, such as an amount as the table shows it, or the label of an option. Undefined, also as the
   * default, is the text that search finds.
   */
  text?: ((value: unknown, column: CsvColumn, row: TableRow) => string | undefined) | undefined;
  /**
   * For a table whose rows are grouped: writes a line before the rows of each group, with its name, the number of its rows,
   * and its totals, and a line with the totals of all rows at the end. `text` is not called for these lines. Default true.
   */
  groups?: boolean | undefined;
}

/** Rows per slice. */
const SLICE = 512;

/**
 * What a spreadsheet reads as the start of a formula: `=`, `+`, `-`, `@`, also in full width and after white space, and a
 * tab or line break, which some programs remove first.
 */
const FORMULA = /^'*(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** A number is not a formula, even with a sign. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Returns rows as CSV (RFC 4180): lines end with CRLF, and values with separators, quotes, line breaks, or outer spaces
 * are in quotes. A value is the text that search finds: a Date is `yyyy-MM-dd` or `yyyy-MM-dd HH:mm` in local time, and a
 * cell that shows no text has its `orderValue`. Texts that a spreadsheet would run as a formula are defused.
 */
export function rowsToCsv(
  rows: readonly TableRow[],
  columns: readonly CsvColumn[],
  options?: CsvOptions,
): string {
  return runToEnd(csvOf(rows, columns, options));
}

/** The work of `rowsToCsv` in slices, for many rows. */
export function* csvOf(
  rows: readonly TableRow[],
  columns: readonly CsvColumn[],
  {separator = ',', bom = false, header = true, formulas = 'defuse', text}: CsvOptions = {},
): SlicedWork<string> {
  const textOf = (row: TableRow, column: CsvColumn) => {
    const own = text?.(readCell(row, column.field, () => {}).value, column, row);
    return own === undefined ? shownText(row, column.field) : String(own);
  };
  const line = (texts: readonly string[]) => {
    const values = texts.map(value => quoted(formulas === 'keep' ? value : defused(value), separator));
    // A reader may skip an empty line.
    return `${values.length === 1 && values[0] === '' ? '""' : values.join(separator)}\r\n`;
  };
  const parts = [bom ? '\uFEFF' : ''];
  if (header) parts.push(line(columns.map(({label}) => label)));
  for (let start = 0; start < rows.length; start += SLICE) {
    if (start > 0) yield;
    const lines = rows
      .slice(start, start + SLICE)
      .map(row => line(columns.map(column => textOf(row, column))));
    parts.push(lines.join(''));
  }
  return parts.join('');
}

/** Returns a text that no spreadsheet runs as a formula. */
export const defused = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** Returns the text that `defused` was called with. */
export const armed = (text: string): string =>
  text.startsWith("'") && defused(text.slice(1)) === text ? text.slice(1) : text;

function quoted(text: string, separator: string): string {
  // Excel takes a file that starts with `ID` for one of another format.
  const needsQuotes = /["\r\n]|^\s|\s$|^\uFEFF|^ID/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
