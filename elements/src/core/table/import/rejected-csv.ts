import {csvOf, type CsvOptions} from '../csv/csv.js';
import type {SlicedWork} from '../sliced-work.js';

/** A row of a file that was not imported. */
export interface RejectedRow {
  /** The cells as they are in the file. */
  readonly cells: readonly string[];
  /** Why, for people. */
  readonly reasons: string;
}

/**
 * Returns rows that were not imported as CSV in slices, with the reasons in a last column, so that somebody can correct the
 * file and import it again. Like in `rowsToCsv`, what a spreadsheet would run as a formula is defused; `csvRows` removes the
 * apostrophes if `defused` is true, such as for a header with the label of the reasons.
 *
 * @param header The header of the file.
 * @param reasonsLabel The header of the last column.
 */
export function* rejectedCsv(
  header: readonly string[],
  rows: readonly RejectedRow[],
  reasonsLabel: string,
  options?: Omit<CsvOptions, 'header' | 'text'>,
): SlicedWork<string> {
  const width = rows.reduce((most, {cells}) => Math.max(most, cells.length), header.length);
  const labels = [...Array.from({length: width}, (_, index) => header[index] ?? ''), reasonsLabel];
  const columns = labels.map((label, index) => ({label, field: String(index)}));
  const lines = rows.map(({cells, reasons}) => ({...cells, [width]: reasons}));
  return yield* csvOf(lines, columns, options);
}
