import {isSameData} from '../../same-data.js';
import type {Warn} from '../../bad-input.js';
import {fold, isBlank, scalarText, textOf} from '../search/fold.js';
import {hasField, isScalar, readValue, sortValue} from '../row.js';
import type {TableCell, TableRow} from '../row.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import {fieldFilter} from './filter.js';
import type {ColumnFilter, DateFilter, Filters, NumberFilter, TextFilter} from './filter.js';
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

/** Whether a row matches. */
export type RowTest = (row: TableRow | undefined) => boolean;

/** What a filter reads of a cell, and whether that matches. */
interface CellTest {
  readonly valueOf: (cell: TableCell) => unknown;
  readonly matches: (value: unknown) => boolean;
}

/** The latest filters, and what they have found. */
interface Filtered {
  readonly name: string;
  readonly filters: Filters;
  /** The rows that were filtered. */
  readonly among: Uint32Array | null;
  readonly rows: Uint32Array | null;
}

/**
 * Returns a filter of the rows of one index. It works in slices, column by column. If each filter of the last call is
 * still there, or a narrower one, it only checks the rows that the last call has found. Invalid filters, and filters on a
 * field that neither a column nor a row has, warn and are ignored.
 */
export function newRowFilter(): FilterRows {
  let last: Filtered | null = null;
  return function* (task) {
    const name = JSON.stringify(task.filters);
    const earlier: Filtered | null = last?.among === task.found ? last : null;
    if (earlier?.name === name) return earlier.rows;
    const filters = normalizeFilters(task.filters, task.warn) ?? {};
    const isNarrower = earlier !== null && areNarrower(filters, earlier.filters);
    const tests = Object.entries(filters).flatMap(([field, filter]) => {
      const test = compileFilter(field, filter);
      if (test === null || !isKnown(field, task)) return [];
      const isDone = isNarrower && isSameData(filter, fieldFilter(earlier.filters, field));
      return isDone ? [] : [test];
    });
    const rows = yield* matchingRows(task.rows, tests, isNarrower ? earlier.rows : task.found);
    last = {name, filters, among: task.found, rows};
    return rows;
  };
}

/** Filters rows once. */
export const filterRows: FilterRows = task => newRowFilter()(task);

/** Whether all rows that match filters match others as well. */
function areNarrower(filters: Filters, others: Filters): boolean {
  return Object.entries(others).every(([field, other]) => {
    const filter = fieldFilter(filters, field);
    return filter !== undefined && (isSameData(filter, other) || isLongerText(filter, other));
  });
}

/** Whether a text contains what another filter looks for, such as while a user types. */
function isLongerText(filter: ColumnFilter, other: ColumnFilter): boolean {
  if (filter.type !== 'text' || other.type !== 'text') return false;
  const areParts = filter.operator === 'contains' && other.operator === 'contains';
  return areParts && fold(filter.value ?? '').includes(fold(other.value ?? ''));
}

/** Returns the rows that pass all tests, in the same order. Without tests, it returns `found`. */
export function* matchingRows(
  rows: readonly TableRow[],
  tests: readonly RowTest[],
  found: Uint32Array | null,
): SlicedWork<Uint32Array | null> {
  if (tests.length === 0) return found;
  const total = found?.length ?? rows.length;
  const matching = new Uint32Array(total);
  let count = 0;
  yield* inSlices(total, Math.ceil(SLICE / tests.length), (start, end) => {
    let last = count;
    for (let place = start; place < end; place++) matching[last++] = found === null ? place : found[place]!;
    for (const test of tests) last = keepMatches(rows, test, matching, count, last);
    count = last;
  });
  return matching.slice(0, count);
}

/** Keeps the rows of a range that match, at its start. Returns the new end. */
function keepMatches(
  rows: readonly TableRow[],
  test: RowTest,
  places: Uint32Array,
  start: number,
  end: number,
): number {
  let kept = start;
  for (let index = start; index < end; index++) {
    const row = places[index]!;
    if (test(rows[row])) places[kept++] = row;
  }
  return kept;
}

/** Whether a column or a row has a field. It warns if none has it. */
export function isKnown(
  field: string,
  {rows, fields, warn}: Pick<RowFilterTask, 'rows' | 'fields' | 'warn'>,
): boolean {
  const isOfRow = (row: unknown): boolean => hasField(row, field);
  if (rows.length === 0 || fields.includes(field) || rows.slice(0, ROWS_WITH_FIELDS).some(isOfRow))
    return true;
  warn(`there is a filter for "${field}", which is not a field of the columns or rows; it is ignored.`);
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
  const test = cellTest(filter);
  return test && (row => test.matches(readValue(row, field, test.valueOf)));
}

function cellTest(filter: ColumnFilter): CellTest | null {
  switch (filter.type) {
    case 'text':
      return textTest(filter);
    case 'options': {
      const values = new Set(filter.values);
      return values.size === 0 ? null : shownTest(text => values.has(text));
    }
    case 'number':
      return numberTest(filter);
    case 'date':
      return dateTest(filter);
  }
}

function textTest({operator, value = ''}: TextFilter): CellTest | null {
  if (operator === 'empty') return {valueOf: shownOrSorted, matches: isBlank};
  if (operator === 'not-empty') return {valueOf: shownOrSorted, matches: value => !isBlank(value)};
  const needle = fold(value);
  if (needle === '') return null;
  if (operator === 'equals') return foldedTest(`^ *${needle} *$`, text => text === needle);
  if (operator === 'starts-with') return foldedTest(`^ *${needle}`, text => text.startsWith(needle));
  return foldedTest(needle, text => text.includes(needle));
}

/**
 * Folds only texts that may match: the pattern does, or folding removes or replaces a character. The pattern is part of a
 * regular expression; folded text has no special characters.
 */
function foldedTest(pattern: string, matches: (folded: string) => boolean): CellTest {
  const mayMatch = new RegExp(`${pattern}|[^a-z\\d ]| {2}`, 'i');
  return shownTest(text => mayMatch.test(text) && matches(fold(text)));
}

const shownTest = (matches: (text: string) => boolean): CellTest => ({
  valueOf: shownOrSorted,
  matches: value => matches(textOf(value)),
});

function numberTest({from, to}: NumberFilter): CellTest | null {
  if (from === undefined && to === undefined) return null;
  const least = from ?? -Infinity;
  const most = to ?? Infinity;
  return {
    valueOf: sortValue,
    matches: value =>
      (typeof value === 'number' || typeof value === 'bigint') && value >= least && value <= most,
  };
}

function dateTest({from = '', to = ''}: DateFilter): CellTest | null {
  if (from === '' && to === '') return null;
  return {
    valueOf: sortValue,
    matches: value => {
      const day = dayOf(value);
      return day !== null && day >= from && (to === '' || day <= to);
    },
  };
}

function dayOf(value: unknown): string | null {
  const text = value instanceof Date ? scalarText(value) : value;
  return typeof text === 'string' ? (/^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0] ?? null) : null;
}

/** Returns what a cell shows, as text; `''` if it shows no text and has no `orderValue` either. */
export const shownText = (row: TableRow | undefined, field: string): string => textOf(shownValue(row, field));

/** Returns the value of a cell that shows text; its `orderValue` for another cell. */
export const shownValue = (row: TableRow | undefined, field: string): unknown =>
  readValue(row, field, shownOrSorted);

const shownOrSorted = ({value, orderValue}: TableCell) => (isScalar(value) ? value : orderValue);
