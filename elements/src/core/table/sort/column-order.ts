import type {Compare} from './merge-sort.js';
import {NumberKeys} from './number-keys.js';
import type {SortDirection} from '../query/query.js';
import type {TableRow} from '../row.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import {readSortKey, type SortKeys} from './sort-keys.js';
import {TextKeys} from './text-keys.js';

/** Simple steps per slice. Reading a row counts as `READ_STEPS`, and so does each character of its text. */
const SLICE = 8192;
const READ_STEPS = 8;

/**
 * The rows of a table in ascending order of a column. Rows with equal values keep their order. Rows with empty values
 * are last.
 */
export class ColumnOrder {
  readonly #rows: Uint32Array;
  /** For each place in `#rows`, 1 if its value differs from the value before, else 0. */
  readonly #isOther: Uint8Array;
  #valueCount = 0;

  /** Reserves space for `total` rows. */
  constructor(total: number) {
    this.#rows = new Uint32Array(total);
    this.#isOther = new Uint8Array(total);
  }

  /** Adds sorted rows with values that are greater than all others. */
  *add(rows: Uint32Array, keys: SortKeys): SlicedWork<void> {
    const first = this.#valueCount;
    const isOther = this.#isOther;
    this.#rows.set(rows, first);
    this.#valueCount += rows.length;
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let place = start; place < end; place++) {
        const isEqual = place > 0 && keys.areEqual(rows[place - 1]!, rows[place]!);
        isOther[first + place] = isEqual ? 0 : 1;
      }
    });
  }

  /** Adds rows with empty values, after all others. */
  addEmpty(rows: readonly number[]): void {
    this.#rows.set(rows, this.#valueCount);
  }

  /**
   * Returns which row is at a place in a direction. Rows with equal values keep their order, and empty values come last,
   * in both directions.
   */
  rowAt(direction: SortDirection): (place: number) => number {
    const rows = this.#rows;
    if (direction === 'asc') return place => rows[place]!;
    const isOther = this.#isOther;
    const count = this.#valueCount;
    /** The group of equal values that was read last, because the next place is mostly in it too. */
    let start = 0;
    let end = 0;
    return place => {
      if (place >= count) return rows[place]!;
      const mirrored = count - 1 - place;
      if (mirrored < start || mirrored >= end) {
        for (start = mirrored; isOther[start] === 0;) start--;
        for (end = mirrored + 1; end < count && isOther[end] === 0;) end++;
      }
      return rows[start + end - 1 - mirrored]!;
    };
  }

  /**
   * Returns the rows in the order of `rowAt`.
   *
   * @param found The rows to return; null for all.
   */
  *sorted(direction: SortDirection, found: Uint32Array | null): SlicedWork<Uint32Array> {
    if (direction === 'asc' && found === null) return this.#rows;
    const {length} = this.#rows;
    const rowAt = this.rowAt(direction);
    const isFound = found === null ? null : yield* marksOf(found, length);
    const sorted = new Uint32Array(found?.length ?? length);
    let count = 0;
    yield* inSlices(length, SLICE, (start, end) => {
      for (let place = start; place < end; place++) {
        const row = rowAt(place);
        if (isFound === null || isFound[row] === 1) sorted[count++] = row;
      }
    });
    return sorted;
  }

  /** Sorts rows that are in the order of other columns. Rows with equal values keep that order. */
  *sortedAgain(direction: SortDirection, rows: Uint32Array): SlicedWork<Uint32Array> {
    const {groups, count} = yield* this.#groups();
    const isDescending = direction === 'desc';
    // Empty values are the last group, in both directions.
    const placeOf = (group: number) => (isDescending && group < count ? count - 1 - group : group);
    const starts = new Uint32Array(count + 2);
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let index = start; index < end; index++) starts[placeOf(groups[rows[index]!]!) + 1]!++;
    });
    yield* inSlices(count + 1, SLICE, (start, end) => {
      for (let group = start; group < end; group++) starts[group + 1]! += starts[group]!;
    });
    const sorted = new Uint32Array(rows.length);
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let index = start; index < end; index++) {
        const row = rows[index]!;
        sorted[starts[placeOf(groups[row]!)]!++] = row;
      }
    });
    return sorted;
  }

  /** Returns the group of equal values of each row, in ascending order. Empty values are group `count`. */
  *#groups(): SlicedWork<{groups: Uint32Array; count: number}> {
    const rows = this.#rows;
    const groups = new Uint32Array(rows.length);
    let count = 0;
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let place = start; place < end; place++) {
        const hasValue = place < this.#valueCount;
        if (hasValue) count += this.#isOther[place]!;
        groups[rows[place]!] = hasValue ? count - 1 : count;
      }
    });
    return {groups, count};
  }
}

/** Returns for each of `length` rows whether it is in `found`: 1, else 0. */
function* marksOf(found: Uint32Array, length: number): SlicedWork<Uint8Array> {
  const marks = new Uint8Array(length);
  yield* inSlices(found.length, SLICE, (start, end) => {
    for (let index = start; index < end; index++) marks[found[index]!] = 1;
  });
  return marks;
}

/**
 * Sorts a column: first numbers, booleans, Dates, and bigints, compared as numbers, then text, compared with
 * `compareText`. `null`, `undefined`, `''`, `NaN`, invalid Dates, and values that are not scalar count as empty.
 */
export function* orderColumn(
  rows: readonly TableRow[],
  field: string,
  compareText: Compare<string>,
): SlicedWork<ColumnOrder> {
  const {numbers, texts, empty} = yield* readKeys(rows, field, compareText);
  const order = new ColumnOrder(rows.length);
  if (numbers !== null) yield* order.add(yield* numbers.sort(), numbers);
  if (texts !== null) yield* order.add(yield* texts.sort(), texts);
  order.addEmpty(empty);
  return order;
}

interface ColumnKeys {
  numbers: NumberKeys | null;
  texts: TextKeys | null;
  /** The rows without a key. */
  empty: number[];
}

function* readKeys(
  rows: readonly TableRow[],
  field: string,
  compareText: Compare<string>,
): SlicedWork<ColumnKeys> {
  const keys: ColumnKeys = {numbers: null, texts: null, empty: []};
  /** Reads the keys of some rows from `row` on, and returns the next row. */
  const readSome = (row: number): number => {
    for (let work = 0; row < rows.length && work < SLICE; work += READ_STEPS, row++) {
      const key = readSortKey(rows[row], field);
      if (typeof key === 'string') {
        (keys.texts ??= new TextKeys(rows.length, compareText)).add(row, key);
        work += key.length;
      } else if (key === null) keys.empty.push(row);
      else (keys.numbers ??= new NumberKeys(rows.length)).add(row, key);
    }
    return row;
  };
  for (let row = readSome(0); row < rows.length; row = readSome(row)) yield;
  return keys;
}
