import {isSameData} from '../../same-data.js';
import type {Filters} from '../filters/filter.js';
import type {FilterTree} from '../filters/filter-tree.js';

/** The sort direction of a column. */
export type SortDirection = 'asc' | 'desc';

/** The sorted column of a query. */
export interface Sort {
  field: string;
  direction: SortDirection;
}

/**
 * The query of a table to its page source, whether the rows are in memory or on a server. `page` counts from 1.
 */
export interface TableQuery {
  page: number;
  pageSize: number;
  sort: Sort | null;
  search: string;
  /** The columns that sort rows with equal values in the sorted column, first to last. Absent if there are none. */
  thenBy?: readonly Sort[] | undefined;
  /** The filters by field. Absent if there are none. */
  filters?: Filters | undefined;
  /** The fields by which rows are grouped, the outermost first. Absent if they are not. */
  group?: readonly string[] | undefined;
  /** Conditions with AND and OR, which must hold besides `filters`. Absent if there are none. */
  where?: FilterTree | undefined;
}

/** The default number of rows per page. */
export const DEFAULT_PAGE_SIZE = 10;

/** The page sizes that every table offers. */
export const PAGE_SIZES: readonly number[] = [5, 10, 20, 50, 100];

/** The query of a pristine table. */
export function initialQuery(pageSize = DEFAULT_PAGE_SIZE): TableQuery {
  return {page: 1, pageSize, sort: null, search: ''};
}

/** Returns the query with another page of the same rows. */
export function withPage(query: TableQuery, page: number): TableQuery {
  return {...query, page};
}

/** Returns the query with another page size, on page 1. */
export function withPageSize(query: TableQuery, pageSize: number): TableQuery {
  return {...query, page: 1, pageSize};
}

/** Returns the query with another search text, on page 1. */
export function withSearch(query: TableQuery, search: string): TableQuery {
  return {...query, page: 1, search};
}

/**
 * Returns the query sorted by a column. An unsorted column starts with `firstSort` and then alternates. All other
 * columns become unsorted, and the table goes to page 1.
 */
export function withNextSort(query: TableQuery, field: string, firstSort: SortDirection = 'asc'): TableQuery {
  const current = query.sort?.field === field ? query.sort.direction : null;
  const direction = current === null ? firstSort : current === 'asc' ? 'desc' : 'asc';
  return mergeQuery(query, {page: 1, sort: {field, direction}});
}

/**
 * Returns the query with other parts. Another `sort` drops the columns after it, unless it comes with its own.
 * Of several sorts by a field, the first counts.
 */
export function mergeQuery(query: TableQuery, parts: Partial<TableQuery>): TableQuery {
  const {thenBy: earlier, filters, where, group, ...merged} = {...query, ...parts};
  const result: TableQuery = merged;
  const sorted = new Set([result.sort?.field]);
  const thenBy = ('sort' in parts ? parts.thenBy : earlier)?.filter(
    ({field}) => !sorted.has(field) && sorted.add(field),
  );
  if (result.sort !== null && thenBy?.length) result.thenBy = thenBy;
  if (filters && Object.keys(filters).length > 0) result.filters = filters;
  if (group?.length) result.group = [...new Set(group)];
  if (where && where.conditions.length > 0) result.where = where;
  return result;
}

/** Returns the page sizes to offer: the defaults and the table's own, without duplicates, smallest first. */
export function pageSizeOptions(customSize: number): number[] {
  return [...new Set([...PAGE_SIZES, customSize])].sort((a, b) => a - b);
}

/** Returns the number of pages for `total` rows: at least 1, so that page 1 always exists. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether two queries are equal. */
export function isSameQuery(a: TableQuery, b: TableQuery): boolean {
  return (
    a.page === b.page &&
    a.pageSize === b.pageSize &&
    a.search === b.search &&
    isSameOrder(a, b) &&
    isSameData(a.filters, b.filters) &&
    isSameData(a.where, b.where) &&
    isSameData(a.group, b.group)
  );
}

/** Whether two queries sort by the same columns. */
export function isSameOrder(a: TableQuery, b: TableQuery): boolean {
  const [one, other] = [sortsOf(a), sortsOf(b)];
  return one.length === other.length && one.every((sort, index) => isSameSort(sort, other[index]!));
}

/** Returns the sorted columns of a query, the primary one first. */
export function sortsOf({sort, thenBy = []}: Pick<TableQuery, 'sort' | 'thenBy'>): readonly Sort[] {
  return sort === null ? [] : [sort, ...thenBy];
}

/** Whether two sorts are equal. */
export function isSameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.field === b?.field && a?.direction === b?.direction;
}
