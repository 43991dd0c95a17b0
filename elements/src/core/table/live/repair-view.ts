import {FoundRows} from '../filters/found-rows.js';
import {compareRows} from '../search/few-rows.js';
import {fold, searchedText} from '../search/fold.js';
import type {RowIndexOptions, RowQuery} from '../search/row-index.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import {readSortKey} from '../sort/sort-keys.js';

/** What a view was made of. */
export interface ViewOptions extends RowIndexOptions {
  /** The fields to search. */
  readonly fields: readonly string[];
  /** The current rows by number. */
  readonly rows: readonly TableRow[];
}

/**
 * Repairs a view after some rows have changed: searches, filters, and sorts only those, and merges them into the others.
 *
 * @param view The numbers of the rows that matched before, in order.
 * @param changed The numbers of the rows that have changed, also of new and removed ones.
 */
export function repairView(
  view: Uint32Array,
  changed: ReadonlySet<number>,
  query: RowQuery,
  options: ViewOptions,
): Uint32Array {
  const {rows} = options;
  const compare = compareRows(query, options, field => row => readSortKey(rows[row], field));
  const isThere = (row: number) => row in rows;
  const matches = matching(Uint32Array.from(changed).filter(isThere), query, options).sort(compare);
  const isChanged = new Uint8Array(rows.length);
  for (const row of changed) isChanged[row] = 1;
  const others = new Uint32Array(view.length);
  let count = 0;
  for (let place = 0; place < view.length; place++) {
    const row = view[place]!;
    if (isChanged[row] === 0) others[count++] = row;
  }
  return merge(others.subarray(0, count), matches, compare);
}

/** Returns the rows among some that match a search and filters. */
function matching(
  rows: Uint32Array,
  {search, filters, where}: RowQuery,
  {rows: all, fields, ...options}: ViewOptions,
): Uint32Array {
  const needle = fold(search);
  const hasNeedle = (row: number) =>
    fields.some(field => fold(searchedText(all[row], field)).includes(needle));
  const found = needle === '' ? rows : rows.filter(hasNeedle);
  return runToEnd(new FoundRows(all, fields, options).filter({filters, where}, found)) ?? found;
}

/** Merges two sorted lists. The second one is much shorter. */
function merge(
  rows: Uint32Array,
  added: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const merged = new Uint32Array(rows.length + added.length);
  let start = 0;
  for (const [index, row] of added.entries()) {
    let low = start;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(rows[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    merged.set(rows.subarray(start, low), start + index);
    merged[low + index] = row;
    start = low;
  }
  merged.set(rows.subarray(start), start + added.length);
  return merged;
}
