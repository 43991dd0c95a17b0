import type {SlicedWork} from '../sliced-work.js';

/** The sort keys of a column's rows with values of one kind. */
export interface SortKeys {
  /** Returns the rows that have a key, in ascending order. Rows with equal keys keep their order. */
  sort(): SlicedWork<Uint32Array>;
  /** Whether the keys of two rows are equal. Call it after sorting. */
  areEqual(a: number, b: number): boolean;
}
