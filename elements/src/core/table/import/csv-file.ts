import {armed} from '../csv/csv.js';
import {parseDelimited} from '../csv/parse-delimited.js';
import {runToEnd, type SlicedWork} from '../sliced-work.js';

/** In the order in which they are preferred: commas are also in numbers and sentences. */
const DELIMITERS = ['\t', '|', ';', ','] as const;

/** What separates the cells of a file. */
export type Delimiter = (typeof DELIMITERS)[number];

/** How a CSV file is read. */
export interface CsvReadOptions {
  /** Default: what `guessDelimiter` returns. */
  readonly delimiter?: Delimiter | undefined;
  /** Whether `rowsToCsv` or `rejectedCsv` has written the file, with an apostrophe before formulas. Default false. */
  readonly defused?: boolean | undefined;
}

/** Characters at the start of a file that show its delimiter. */
const SAMPLE = 20_000;

/** The line with which some programs tell Excel the delimiter. */
const SEPARATOR_LINE = /^sep=([\t|;,])(?:\r\n?|\n|$)/i;

/**
 * Returns the delimiter of a CSV file: the one that splits most of the first rows into the same number of cells. A file of
 * one column has a comma.
 */
export function guessDelimiter(text: string): Delimiter {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named !== undefined) return named as Delimiter;
  const sample = text.slice(0, SAMPLE);
  const scores = DELIMITERS.map(delimiter => scoreOf(sample, delimiter, sample.length < text.length));
  const best = Math.max(...scores);
  return best === 0 ? ',' : DELIMITERS[scores.indexOf(best)]!;
}

/** Returns the rows of a CSV file in slices. They may have different lengths. */
export function* csvRows(
  text: string,
  {delimiter, defused = false}: CsvReadOptions = {},
): SlicedWork<string[][]> {
  const cells = text.replace(SEPARATOR_LINE, '');
  const cellOf = defused ? armed : (cell: string) => cell;
  return yield* parseDelimited(cells, delimiter ?? guessDelimiter(text), cellOf);
}

/** Whether a row has no text, such as an empty line. */
export const isBlankRow = (row: readonly string[]): boolean => row.every(cell => cell.trim() === '');

/** Returns the share of the rows that have the most frequent number of cells, or 0 if that is one. */
function scoreOf(sample: string, delimiter: Delimiter, isCut: boolean): number {
  const rows = runToEnd(parseDelimited(sample, delimiter, cell => cell));
  if (isCut && rows.length > 1) rows.pop();
  const counts = new Map<number, number>();
  const filled = rows.filter(row => !isBlankRow(row));
  for (const {length} of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[cells, count] = [1, 0]] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
  return cells === 1 ? 0 : count / filled.length;
}
