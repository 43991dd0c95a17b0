import type {ColumnOrder} from './column-order.js';
import {mergeQuery, sortsOf, type Sort, type SortDirection, type TableQuery} from '../query/query.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';

/** A column to sort by. */
export interface OrderedColumn {
  readonly order: ColumnOrder;
  readonly direction: SortDirection;
}

/** Sorts the rows in `found`, or all, by several columns. The first column counts most. */
export type SortByColumns = (
  columns: readonly OrderedColumn[],
  found: Uint32Array | null,
) => SlicedWork<Uint32Array>;

/** Simple steps per slice. */
const SLICE = 8192;

/**
 * Returns the query with a column added to the sorted ones. A sorted column goes on to the other direction, and then is
 * no longer sorted, unless it is the only one.
 */
export function withNextOfSorts(
  query: TableQuery,
  field: string,
  firstSort: SortDirection = 'asc',
): TableQuery {
  const sorts = [...sortsOf(query)];
  const index = sorts.findIndex(sort => sort.field === field);
  const lastSort = firstSort === 'asc' ? 'desc' : 'asc';
  if (index < 0) sorts.push({field, direction: firstSort});
  else if (sorts[index]!.direction === firstSort) sorts[index] = {field, direction: lastSort};
  else if (sorts.length > 1) sorts.splice(index, 1);
  else sorts[index] = {field, direction: firstSort};
  const [sort, ...thenBy] = sorts as [Sort, ...Sort[]];
  return mergeQuery(query, {page: 1, sort, thenBy});
}

/** Sorts by the last column first: in each step, rows with equal values keep the order that they have so far. */
export const sortByColumns: SortByColumns = function* (columns, found) {
  const [last, ...others] = columns.toReversed();
  let sorted = yield* last!.order.sorted(last!.direction, found);
  for (const {order, direction} of others) sorted = yield* sortGroups(order, direction, sorted);
  return sorted;
};

/** Sorts rows by the group of equal values that they are in, by counting. */
function* sortGroups(
  order: ColumnOrder,
  direction: SortDirection,
  rows: Uint32Array,
): SlicedWork<Uint32Array> {
  const {groups, groupCount} = yield* groupsOf(order);
  const isDescending = direction === 'desc';
  // Empty values are the last group, in both directions.
  const placeOf = (group: number) => (isDescending && group < groupCount ? groupCount - 1 - group : group);
  const starts = new Uint32Array(groupCount + 2);
  yield* inSlices(rows.length, SLICE, (start, end) => {
    for (let index = start; index < end; index++) starts[placeOf(groups[rows[index]!]!) + 1]!++;
  });
  yield* inSlices(groupCount + 1, SLICE, (start, end) => {
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

/** Returns the group of equal values of each row, in ascending order. Empty values are group `groupCount`. */
function* groupsOf({places}: ColumnOrder): SlicedWork<{groups: Uint32Array; groupCount: number}> {
  const {rows, isOther, valueCount} = places;
  const groups = new Uint32Array(rows.length);
  let groupCount = 0;
  yield* inSlices(rows.length, SLICE, (start, end) => {
    for (let place = start; place < end; place++) {
      if (place < valueCount) groupCount += isOther[place]!;
      groups[rows[place]!] = place < valueCount ? groupCount - 1 : groupCount;
    }
  });
  return {groups, groupCount};
}
