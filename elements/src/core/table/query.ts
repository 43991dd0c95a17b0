/** Which way a column is sorted. */
export type SortDirection = 'asc' | 'desc';

/** The sorted column of a query. */
export interface Sort {
  field: string;
  direction: SortDirection;
}

/**
 * What a table asks of its page source, whether the rows are in the page or behind an endpoint.
 * `page` counts from 1.
 */
export interface TableQuery {
  page: number;
  pageSize: number;
  sort: Sort | null;
  search: string;
}

/** Rows a page has by default (spec, section 9). */
export const DEFAULT_PAGE_SIZE = 10;

/** The page sizes every table offers (spec, section 9). */
export const PAGE_SIZES: readonly number[] = [5, 10, 20, 50, 100];

/** The query of a table nobody has touched yet. */
export function initialQuery(pageSize = DEFAULT_PAGE_SIZE): TableQuery {
  return {page: 1, pageSize, sort: null, search: ''};
}

/** Another page of the same rows. */
export function withPage(query: TableQuery, page: number): TableQuery {
  return {...query, page};
}

/** Another page size; goes back to page 1 (spec, section 4). */
export function withPageSize(query: TableQuery, pageSize: number): TableQuery {
  return {...query, page: 1, pageSize};
}

/** Another search text; goes back to page 1. */
export function withSearch(query: TableQuery, search: string): TableQuery {
  return {...query, page: 1, search};
}

/**
 * Sorts by a column. An unsorted column starts with `firstSort`; after that it only alternates. Every other
 * column becomes unsorted, and the table goes back to page 1 (spec, section 4).
 */
export function withNextSort(query: TableQuery, field: string, firstSort: SortDirection = 'asc'): TableQuery {
  const current = query.sort?.field === field ? query.sort.direction : null;
  const direction = current === null ? firstSort : current === 'asc' ? 'desc' : 'asc';
  return {...query, page: 1, sort: {field, direction}};
}

/** The page sizes on offer: the usual ones and the table's own, each once, smallest first. */
export function pageSizeOptions(customSize: number): number[] {
  return [...new Set([...PAGE_SIZES, customSize])].sort((a, b) => a - b);
}

/** How many pages `total` rows fill; at least 1, so that page 1 always exists. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether two queries ask for the same. */
export function isSameQuery(a: TableQuery, b: TableQuery): boolean {
  return (
    a.page === b.page && a.pageSize === b.pageSize && a.search === b.search && isSameSort(a.sort, b.sort)
  );
}

/** Whether two sorts are the same. */
export function isSameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.field === b?.field && a?.direction === b?.direction;
}
