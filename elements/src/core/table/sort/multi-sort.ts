import type {ColumnOrder} from './column-order.js';
import {mergeQuery, sortsOf, type Sort, type SortDirection, type TableQuery} from '../query/query.js';
import type {SlicedWork} from '../sliced-work.js';

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
  for (const {order, direction} of others) sorted = yield* order.sortedAgain(direction, sorted);
  return sorted;
};
