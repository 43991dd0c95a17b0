import {readValue, sortValue, type TableRow} from '../row.js';
import type {SlicedWork} from '../sliced-work.js';
import type {Compare} from './merge-sort.js';

/** The value to compare by; null if it is empty. */
export type SortKey = number | bigint | string | null;

/** The sort keys of a column's rows with values of one kind. */
export interface SortKeys {
  /** Returns the rows that have a key, in ascending order. Rows with equal keys keep their order. */
  sort(): SlicedWork<Uint32Array>;
  /** Whether the keys of two rows are equal. Call it after sorting. */
  areEqual(a: number, b: number): boolean;
}

/** Reads the sort key of a row. `null`, `undefined`, `''`, `NaN`, and values that are not scalar count as empty. */
export const readSortKey = (row: TableRow | undefined, field: string): SortKey =>
  sortKey(readValue(row, field, sortValue));

/** Returns the sort key of a value. */
export function sortKey(value: unknown): SortKey {
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

/** Compares the keys of values that compare as numbers. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares the keys of any values. Numbers come before text, and empty values are last, in both directions. */
export function compareKeys(a: SortKey, b: SortKey, sign: 1 | -1, compareText: Compare<string>): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string') return sign * (typeof b === 'string' ? compareText(a, b) : 1);
  if (typeof b === 'string') return -sign;
  return sign * compareNumbers(a, b);
}
