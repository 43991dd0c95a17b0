import {DecimalSum} from '../../number/decimal-sum.js';
import {readValue, sortValue, type TableRow} from '../row.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';
import type {TotalKind, TotalOf} from './total-kind.js';

/** A column with a total. */
export interface TotalColumn {
  readonly field: string;
  readonly total: TotalKind | TotalOf;
}

const KINDS: readonly unknown[] = ['sum', 'avg', 'min', 'max', 'count'] satisfies TotalKind[];

/** Whether an app has given a total that exists. */
export const isTotal = (given: unknown): given is TotalKind | TotalOf =>
  typeof given === 'function' || KINDS.includes(given);

/** Rows that are read in one slice. */
const SLICE = 8192;

/** Reads a value of each row. */
interface Reader {
  read(value: unknown): void;
  readonly result: unknown;
  /** Whether it has left out a value that is not empty. */
  readonly hasOther: boolean;
}

class NumberReader implements Reader {
  readonly #sum = new DecimalSum();
  readonly #isAverage: boolean;
  #count = 0;
  hasOther = false;

  constructor(isAverage: boolean) {
    this.#isAverage = isAverage;
  }

  read(value: unknown): void {
    if (typeof value === 'number' && Number.isFinite(value)) this.#sum.add(value);
    else if (typeof value === 'bigint') this.#sum.addInteger(value);
    else {
      this.hasOther ||= !isEmpty(value);
      return;
    }
    this.#count++;
  }

  get result(): number | null {
    if (this.#count === 0) return null;
    return this.#isAverage ? this.#sum.value / this.#count : this.#sum.value;
  }
}

class LimitReader implements Reader {
  readonly #sign: 1 | -1;
  #limit: number | bigint | string | null = null;
  result: unknown = null;
  hasOther = false;

  constructor(sign: 1 | -1) {
    this.#sign = sign;
  }

  read(value: unknown): void {
    const key = limitKey(value);
    const isOther = key === null || (this.#limit !== null && isText(key) !== isText(this.#limit));
    if (isOther) this.hasOther ||= !isEmpty(value);
    else if (this.#limit === null || (this.#sign === 1 ? key > this.#limit : key < this.#limit)) {
      this.#limit = key;
      this.result = value;
    }
  }
}

class CountReader implements Reader {
  result = 0;
  readonly hasOther = false;

  read(value: unknown): void {
    if (!isEmpty(value)) this.result++;
  }
}

/** Texts of days and of times of a day, which compare as they are. */
const DATE_TEXT = /^\d{4}-\d\d(?:-\d\d(?:T[\d:.]+)?)?$/;

/** Returns what a value compares by; null if it is neither a number nor a date. */
function limitKey(value: unknown): number | bigint | string | null {
  const key = value instanceof Date ? value.getTime() : value;
  if (typeof key === 'number') return Number.isNaN(key) ? null : key;
  if (typeof key === 'bigint') return key;
  return typeof key === 'string' && DATE_TEXT.test(key) ? key : null;
}

const isText = (key: unknown): boolean => typeof key === 'string';

function readerOf(kind: TotalKind): Reader {
  if (kind === 'count') return new CountReader();
  if (kind === 'min' || kind === 'max') return new LimitReader(kind === 'max' ? 1 : -1);
  return new NumberReader(kind === 'avg');
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Returns the total of rows from a place to another; null without a value. Sums are exact: 0.1 and 0.2 are 0.3.
 *
 * @param onFault Called if a function throws, or if values are left out, such as texts in a sum.
 */
export function* totalOf(
  {field, total}: TotalColumn,
  rows: readonly TableRow[],
  start: number,
  end: number,
  onFault: (cause?: unknown) => void,
): SlicedWork<unknown> {
  const valueOf = (row: TableRow | undefined): unknown => readValue(row, field, sortValue);
  if (typeof total === 'function') {
    const part = rows.slice(start, end);
    try {
      return total(part.map(valueOf), part);
    } catch (cause) {
      onFault(cause);
      return null;
    }
  }
  const reader = readerOf(total);
  yield* inSlices(end - start, SLICE, (from, to) => {
    for (let place = start + from; place < start + to; place++) reader.read(valueOf(rows[place]));
  });
  if (reader.hasOther) onFault();
  return reader.result;
}
