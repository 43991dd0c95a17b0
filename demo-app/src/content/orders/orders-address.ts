import {
  initialQuery,
  isSameQuery,
  mergeQuery,
  pageCount,
  queryFromSearchParams,
  queryToSearchParams,
  type TableQuery,
} from '@life-changers/elements/core/table';
import type {TableView} from '@life-changers/react';
import {useMemo, useRef, useState} from 'react';
import {useSearchParams} from 'react-router-dom';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {DEFAULTS, knownQuery} from './order-query.js';
import {firstView, viewOf} from './order-views.js';

/** What a table knows when it changes its query. */
interface TableState {
  readonly failure: unknown;
  readonly filteredTotal: number | null;
}

const MAX_PAGE_SIZE = 100;
const NO_PARAMS = new URLSearchParams();
const VIEW = 'view';

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

/** A view that the user has chosen while the address was another one. */
interface ChosenView {
  readonly id: string | null;
  readonly params: URLSearchParams;
}

/** Keeps the query of the table and the saved view in the address, so that they can be shared. */
export function useOrdersAddress() {
  const [params, setParams] = useParams();
  const query = useMemo(() => queryIn(params), [params]);
  const [chosen, setChosen] = useState<ChosenView | null>(null);
  const waiting = useRef<ChosenView | null>(null);
  const view = chosen?.params === params ? chosen.id : viewIn(params);

  return {
    query,
    view,
    /** Shows another query. With `table`, the table has changed it. */
    setQuery(next: TableQuery, table: TableState | null = null): void {
      const isView = waiting.current !== null;
      waiting.current = null;
      if (!isView && isSameQuery(mergeQuery(next, {}), mergeQuery(query, {}))) return;
      const replace =
        !isView && (isTyped(next, query) || (table !== null && isCorrection(next, query, table)));
      setParams(current => withView(queryToSearchParams(next, {defaults: DEFAULTS, current}), view), {
        replace,
      });
    },
    /** Shows a view. The address follows with its query, in one step for Back, or alone if the query stays the same. */
    setView(id: string | null, table: {readonly settled: Promise<void>}): void {
      const one = (waiting.current = {id, params});
      setChosen(one);
      void table.settled.then(() => {
        if (waiting.current !== one) return;
        waiting.current = null;
        setParams(current => withView(current, id));
      });
    },
  };
}

/** Returns the query of an address. One with only a view has that of the view. */
function queryIn(params: URLSearchParams) {
  const own = hasQuery(params) ? null : viewOf(viewIn(params));
  const defaults = {...DEFAULTS, ...own?.query};
  return knownQuery(queryFromSearchParams(params, {defaults, maxPageSize: MAX_PAGE_SIZE}));
}

/** Returns the view of an address. One that says nothing shows what the user wants to see first. */
function viewIn(params: URLSearchParams): string | null {
  const id = params.get(VIEW);
  if (id !== null) return viewOf(id) && id;
  return params === NO_PARAMS || hasQuery(params) ? null : firstView();
}

const hasQuery = (params: URLSearchParams) =>
  [...params.keys()].some(name => name !== 'source' && name !== VIEW);

/** Without parameters of a query, an address with a view would have the query of that view. */
function withView(current: URLSearchParams, id: string | null): URLSearchParams {
  const params = new URLSearchParams(current);
  params.delete(VIEW);
  const shown = hasQuery(params) || isPlain(viewOf(id)?.query) ? id : null;
  if (shown !== null || firstView() !== null) params.set(VIEW, shown ?? '');
  return params;
}

const isPlain = (query: TableView['query']) =>
  queryToSearchParams({...initialQuery(), ...DEFAULTS, ...query}, {defaults: DEFAULTS}).size === 0;

/** Whether the user has typed more of a search. Back leads to before the search, not to each letter. */
const isTyped = (next: TableQuery, {search}: TableQuery) => search !== '' && next.search !== search;

/** Whether the address could not be shown. With its own entry, Back would lead to it again and again. */
function isCorrection(next: TableQuery, query: TableQuery, {failure, filteredTotal}: TableState): boolean {
  const isOtherPage = isSameQuery(mergeQuery(next, {page: query.page}), mergeQuery(query, {}));
  const isPastEnd = query.page > pageCount(filteredTotal ?? Infinity, query.pageSize);
  return failure !== null || (isOtherPage && isPastEnd);
}
