import type {SortKeys} from '../core/table/sort/sort-keys.js';
import {runToEnd} from '../core/table/sliced-work.js';

/** Returns the rank of each row among the distinct keys, from 0. */
export function ranksOf(keys: SortKeys): number[] {
  const ranks: number[] = [];
  let rank = 0;
  let last: number | null = null;
  for (const row of runToEnd(keys.sort())) {
    if (last !== null && !keys.areEqual(last, row)) rank++;
    ranks[row] = rank;
    last = row;
  }
  return ranks;
}
