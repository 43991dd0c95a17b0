import {
  isSameQuery,
  mergeQuery,
  pageCount,
  queryFromSearchParams,
  queryToSearchParams,
  type TableQuery,
} from '@life-changers/elements/core/table';
import {useMemo, useState} from 'react';
import {useSearchParams} from 'react-router-dom';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {DEFAULTS, knownQuery} from './order-query.js';

/** What a table knows when it changes its query. */
interface TableState {
  readonly failure: unknown;
  readonly filteredTotal: number | null;
}

const MAX_PAGE_SIZE = 100;
const NO_PARAMS = new URLSearchParams();

/** Whether the page was opened with other rows than those that the build has rendered. */
export function useAsksForOthers(): boolean {
  const [address] = useSearchParams();
  const [hasQuery] = useState(address.size > 0);
  return useIsLive() && hasQuery;
}

/** Returns the parameters of the address, and sets them. The build has rendered the page without any. */
function useParams() {
  const [address, setParams] = useSearchParams();
  return [useIsLive() ? address : NO_PARAMS, setParams] as const;
}

/** Keeps where the rows come from in the address. */
export function useOrdersSource(): readonly [boolean, (isFromServer: boolean) => void] {
  const [params, setParams] = useParams();
  const setFromServer = (isFromServer: boolean) =>
    setParams(current => {
      const others = [...current].filter(([name]) => name !== 'source');
      return isFromServer ? [...others, ['source', 'server']] : others;
    });
  return [params.get('source') === 'server', setFromServer];
}

/** Keeps the query of the table in the address, so that it can be shared. */
export function useOrdersAddress() {
  const [params, setParams] = useParams();
  const query = useMemo(
    () => knownQuery(queryFromSearchParams(params, {defaults: DEFAULTS, maxPageSize: MAX_PAGE_SIZE})),
    [params],
  );

  return {
    query,
    /** Shows another query. With `table`, the table has changed it. */
    setQuery(next: TableQuery, table: TableState | null = null): void {
      if (isSameQuery(mergeQuery(next, {}), mergeQuery(query, {}))) return;
      const replace = isTyped(next, query) || (table !== null && isCorrection(next, query, table));
      setParams(current => queryToSearchParams(next, {defaults: DEFAULTS, current}), {replace});
    },
  };
}

/** Whether the user has typed more of a search. Back leads to before the search, not to each letter. */
const isTyped = (next: TableQuery, {search}: TableQuery) => search !== '' && next.search !== search;

/** Whether the address could not be shown. With its own entry, Back would lead to it again and again. */
function isCorrection(next: TableQuery, query: TableQuery, {failure, filteredTotal}: TableState): boolean {
  const isOtherPage = isSameQuery(mergeQuery(next, {page: query.page}), mergeQuery(query, {}));
  const isPastEnd = query.page > pageCount(filteredTotal ?? Infinity, query.pageSize);
  return failure !== null || (isOtherPage && isPastEnd);
}
