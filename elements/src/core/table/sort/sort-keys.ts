import {readValue, sortValue, type TableRow} from '../row.js';
import type {SlicedWork} from '../sliced-work.js';

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

function sortKey(value: unknown): SortKey {
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
