import {queryFromSearchParams, queryToSearchParams, type TableQuery} from '../../../../core/table/index.js';

/** Returns an address that shows what a table shows: the view, and the query, also for those who do not have the view. */
export function viewAddress(href: string, prefix: string, id: string | null, query: TableQuery): string {
  const url = new URL(href);
  const params = queryToSearchParams(query, {prefix, current: url.searchParams});
  params.set(`${prefix}view`, id ?? '');
  url.search = String(params);
  return url.href;
}

/** Returns the query in a copied address. Parameters that are not valid are ignored. */
export const readViewAddress = (params: URLSearchParams, prefix: string): TableQuery =>
  queryFromSearchParams(params, {prefix});
