import type {Compare} from './merge-sort.js';
import {NumberKeys} from './number-keys.js';
import type {SortDirection} from './query.js';
import {readCell, sortValue} from './row.js';
import type {TableRow} from './row.js';
import type {SlicedWork} from './sliced-work.js';
import {TextKeys} from './text-keys.js';

/** Simple steps per slice. Reading a row counts as `READ_STEPS`, and so does each character of its text. */
const SLICE = 8192;
const READ_STEPS = 8;

/** The rank of an empty value. */
const EMPTY = 0xffff_ffff;

/**
 * A column prepared for sorting: the rank of each row's value among the distinct values of the column, from 0. Rows with
 * equal values have the same rank.
 */
export interface Ranks {
  readonly rankOf: Uint32Array;
  /** The number of distinct values. */
  readonly count: number;
}

/**
 * Ranks a column: first numbers, booleans, Dates, and bigints, compared as numbers, then text, compared with
 * `compareText`. `null`, `undefined`, `''`, `NaN`, invalid Dates, and values that are not scalar count as empty.
 */
export function* rankColumn(
  rows: readonly TableRow[],
  field: string,
  compareText: Compare<string>,
): SlicedWork<Ranks> {
  let numbers: NumberKeys | null = null;
  let texts: TextKeys | null = null;
  let work = 0;
  for (let row = 0; row < rows.length; row++) {
    const key = sortKey(sortValue(readCell(rows[row], field)));
    if (typeof key === 'string') {
      texts ??= new TextKeys(rows.length);
      texts.add(row, key);
      work += key.length;
    } else if (key !== null) {
      numbers ??= new NumberKeys(rows.length);
      numbers.add(row, key);
    }
    work += READ_STEPS;
    if (work < SLICE) continue;
    yield;
    work = 0;
  }
  const rankOf = new Uint32Array(rows.length).fill(EMPTY);
  let count = 0;
  if (numbers !== null) count = yield* numbers.rank(rankOf);
  if (texts !== null) count = yield* texts.rank(rankOf, count, compareText);
  return {rankOf, count};
}

/** Returns the value to compare by, or `null` if it is empty. */
function sortKey(value: unknown): number | bigint | string | null {
  switch (typeof value) {
    case 'string':
      return value === '' ? null : value;
    case 'bigint':
      return value;
    case 'boolean':
      return Number(value);
    case 'number':
      return Number.isNaN(value) ? null : value;
    default:
      return value instanceof Date ? sortKey(value.getTime()) : null;
  }
}

/**
 * Sorts rows by rank with a counting sort. Equal ranks keep their order in `rows`, and empty values come last, in both
 * directions.
 */
export function* sortByRank(
  rows: Uint32Array,
  {rankOf, count}: Ranks,
  direction: SortDirection,
): SlicedWork<Uint32Array> {
  const group = (row: number) => {
    const rank = rankOf[row]!;
    return rank === EMPTY ? count : direction === 'desc' ? count - 1 - rank : rank;
  };
  const starts = new Uint32Array(count + 2);
  for (let place = 0; place < rows.length; place++) {
    starts[group(rows[place]!) + 1]!++;
    if (place % SLICE === SLICE - 1) yield;
  }
  for (let index = 0; index < count; index++) {
    starts[index + 1]! += starts[index]!;
    if (index % SLICE === SLICE - 1) yield;
  }
  const sorted = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!;
    sorted[starts[group(row)]!++] = row;
    if (place % SLICE === SLICE - 1) yield;
  }
  return sorted;
}
