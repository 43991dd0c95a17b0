import type {TableRow} from '../row.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import {shownText} from './filter-rows.js';

const SLICE = 4096;

/** A value of a column, and how many rows have it. */
export interface OptionCount {
  /** The value as text, for `values` of an `OptionsFilter`. `''` stands for empty cells. */
  readonly value: string;
  readonly count: number;
}

/**
 * Counts the values of a column, in the order in which they first occur.
 *
 * @param found The rows to count; null for all.
 */
export function* countOptions(
  rows: readonly TableRow[],
  field: string,
  found: Uint32Array | null = null,
): SlicedWork<OptionCount[]> {
  const counts = new Map<string, number>();
  yield* inSlices(found?.length ?? rows.length, SLICE, (start, end) => {
    for (let place = start; place < end; place++) {
      const value = shownText(rows[found === null ? place : found[place]!], field);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  });
  return [...counts].map(([value, count]) => ({value, count}));
}
