import type {CellReading, CellValue, UnreadReason} from '../cell-text/cell-format.js';
import {CellText} from '../cell-text/cell-text.js';
import type {SlicedWork} from '../sliced-work.js';
import {inSlices} from '../sliced-work.js';
import {isBlankRow} from './csv-file.js';
import {CELLS_PER_SLICE, type FormatGuess} from './guess-formats.js';
import type {ImportColumn} from './import-column.js';

/** Why a cell of a file is not a value, or that a row has texts behind the last column. */
export interface ImportIssue {
  /** The field of the cell; `''` for texts behind the last column. */
  readonly field: string;
  readonly text: string;
  readonly reason: UnreadReason | 'too-many-cells';
}

/** A row of a file. */
export interface ImportedRow {
  /** The index among the rows of the file. */
  readonly index: number;
  /** The values by field, without those that have an issue. */
  readonly row: Readonly<Record<string, CellValue>>;
  /** Empty if the row is valid. */
  readonly issues: readonly ImportIssue[];
}

/** How a file is read. */
export interface ImportFormat {
  /** The language of the page, for what the guesses do not say. */
  readonly lang: string;
  /** The field of each column of the file, or null for one that is not imported (`matchColumns`). */
  readonly fields: readonly (string | null)[];
  /** How its values are written (`guessFormats`). */
  readonly guesses?: ReadonlyMap<string, FormatGuess> | undefined;
}

interface Reader {
  readonly index: number;
  readonly field: string;
  readonly parse: (text: string) => CellReading;
}

/**
 * Reads the rows of a file in slices. Rows without text are left out. A row that ends early has no value in the other columns.
 *
 * @param rows The rows below the header.
 */
export function* readImported(
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  {lang, fields, guesses}: ImportFormat,
): SlicedWork<ImportedRow[]> {
  const readers = columns.flatMap((column): Reader[] => {
    const index = fields.indexOf(column.field);
    if (index === -1) return [];
    const cells = cellTextOf(column, lang, guesses?.get(column.field));
    return [{index, field: column.field, parse: text => cells.parse(text)}];
  });
  const imported: ImportedRow[] = [];
  yield* inSlices(rows.length, Math.ceil(CELLS_PER_SLICE / (readers.length + 1)), (start, end) => {
    for (const [offset, cells] of rows.slice(start, end).entries())
      if (!isBlankRow(cells)) imported.push(readRow(start + offset, cells, readers, fields.length));
  });
  return imported;
}

function cellTextOf(column: ImportColumn, lang: string, guess: FormatGuess = {}): CellText {
  const {decimal, dateOrder, isFraction} = guess;
  return new CellText({
    ...column,
    lang,
    format: isFraction?.value === true ? undefined : column.format,
    decimal: decimal?.value ?? undefined,
    dateOrder: dateOrder?.value ?? undefined,
  });
}

function readRow(
  index: number,
  cells: readonly string[],
  readers: readonly Reader[],
  columnCount: number,
): ImportedRow {
  const values: (readonly [string, CellValue])[] = [];
  const issues: ImportIssue[] = [];
  for (const {index: column, field, parse} of readers) {
    const text = cells[column] ?? '';
    const {value, unread} = parse(text);
    if (unread === undefined) values.push([field, value]);
    else issues.push({field, text, reason: unread});
  }
  const others = cells.slice(columnCount);
  if (!isBlankRow(others)) issues.push({field: '', text: others.join(' '), reason: 'too-many-cells'});
  return {index, row: Object.fromEntries(values), issues};
}
