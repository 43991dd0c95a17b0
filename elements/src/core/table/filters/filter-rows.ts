import type {Warn} from '../../bad-input.js';
import {fold, scalarText} from '../fold.js';
import {isScalar, readValue, sortValue} from '../row.js';
import type {TableCell, TableRow} from '../row.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import type {ColumnFilter, Filters, TextFilter} from './filter.js';
import {normalizeFilters} from './normalize-filters.js';

/** Rows per slice and filter: less than a millisecond. */
const SLICE = 2048;

/** Rows in which a field is looked for that no column has. */
const ROWS_WITH_FIELDS = 100;

/** What to filter. */
export interface RowFilterTask {
  readonly rows: readonly TableRow[];
  /** The fields of the columns. */
  readonly fields: readonly string[];
  readonly filters: Filters;
  /** The rows to filter, in order; null for all. */
  readonly found: Uint32Array | null;
  readonly warn: Warn;
}

/** Returns the rows that match all filters, in the same order; null for all rows. */
export type FilterRows = (task: RowFilterTask) => SlicedWork<Uint32Array | null>;

type RowTest = (row: TableRow | undefined) => boolean;

/**
 * Filters rows in slices. Invalid filters, and filters on a field that neither a column nor a row has, warn and are
 * ignored.
 */
export const filterRows: FilterRows = function* (task) {
  const {rows, filters, found, warn} = task;
  const tests = Object.entries(normalizeFilters(filters, warn) ?? {}).flatMap(([field, filter]) => {
    const test = compileFilter(field, filter);
    return test === null || !isKnown(field, task) ? [] : [test];
  });
  if (tests.length === 0) return found;
  const total = found?.length ?? rows.length;
  const matching = new Uint32Array(total);
  let count = 0;
  yield* inSlices(total, Math.ceil(SLICE / tests.length), (start, end) => {
    for (let place = start; place < end; place++) {
      const row = found === null ? place : found[place]!;
      if (tests.every(test => test(rows[row]))) matching[count++] = row;
    }
  });
  return matching.slice(0, count);
};

function isKnown(field: string, {rows, fields, warn}: RowFilterTask): boolean {
  const hasField = (row: unknown) => typeof row === 'object' && row !== null && field in row;
  if (rows.length === 0 || fields.includes(field) || rows.slice(0, ROWS_WITH_FIELDS).some(hasField))
    return true;
  warn(`a filter is on "${field}", which is not a field of the columns or rows; it is ignored.`);
  return false;
}

/**
 * Returns the test of a filter; null if it filters nothing.
 *
 * A text filter and options read what a cell shows, and its `orderValue` if it shows no text. Ranges read what a cell is
 * sorted by. A range of dates includes Dates on the day that they are in local time, and texts that start with
 * `yyyy-MM-dd`. Cells with any other value are outside of a range.
 */
export function compileFilter(field: string, filter: ColumnFilter): RowTest | null {
  switch (filter.type) {
    case 'text':
      return textTest(field, filter);
    case 'options': {
      const values = new Set(filter.values);
      return values.size === 0 ? null : row => values.has(cellText(row, field));
    }
    case 'number':
      return rangeTest(field, filter, value =>
        typeof value === 'number' || typeof value === 'bigint' ? value : null,
      );
    case 'date':
      return rangeTest(field, filter, dayOf);
  }
}

function textTest(field: string, {operator, value = ''}: TextFilter): RowTest | null {
  if (operator === 'empty') return row => cellText(row, field).trim() === '';
  if (operator === 'not-empty') return row => cellText(row, field).trim() !== '';
  const needle = fold(value);
  if (needle === '') return null;
  if (operator === 'equals') return row => fold(cellText(row, field)) === needle;
  if (operator === 'starts-with') return row => fold(cellText(row, field)).startsWith(needle);
  return row => fold(cellText(row, field)).includes(needle);
}

interface Range<End> {
  readonly from?: End | undefined;
  readonly to?: End | undefined;
}

function rangeTest<End extends number | string>(
  field: string,
  {from, to}: Range<End>,
  endOf: (value: unknown) => End | bigint | null,
): RowTest | null {
  if ((from === undefined || from === '') && (to === undefined || to === '')) return null;
  return row => {
    const value = endOf(readValue(row, field, sortValue));
    if (value === null) return false;
    return (
      (from === undefined || from === '' || value >= from) && (to === undefined || to === '' || value <= to)
    );
  };
}

function dayOf(value: unknown): string | null {
  const text = value instanceof Date ? scalarText(value) : value;
  return typeof text === 'string' ? (/^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0] ?? null) : null;
}

/** Returns what a cell shows, as text; `''` if it shows no text and has no `orderValue` either. */
export function cellText(row: TableRow | undefined, field: string): string {
  const value = readValue(row, field, shownOrSorted);
  return isScalar(value) ? scalarText(value) : '';
}

const shownOrSorted = ({value, orderValue}: TableCell) => (isScalar(value) ? value : orderValue);
