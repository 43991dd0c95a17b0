// `core/table` exports what a table loads later, and some bundlers would then load that at once.
import {isSameQuery, mergeQuery, type TableQuery} from '@life-changers/elements/core/table/query';
import {useRef, useState, type RefObject} from 'react';
import type {TableElement, TableProps} from './table-props.js';
import {useBrowserLayoutEffect} from '../hooks/use-browser-layout-effect.js';

type QueryProps = Pick<TableProps, 'query' | 'onQueryChange'>;

/**
 * Keeps a table and the `query` of its parent together:
 *
 * 1. The table shows at once what the user does, and reports it with `onQueryChange`.
 * 2. The parent puts each reported query into `query`: at once, or later, such as a router after a transition. The table
 *    has it already, so nothing is set, and a late answer does not undo what the user has done since.
 * 3. Any other query that the parent changes to is set, such as for Back or for a button.
 * 4. A query that stays the same is not set again. To refuse what the user has done, the parent sets its query on the
 *    element.
 */
export function useTableQuery({query, onQueryChange}: QueryProps): QueryProps & {
  /** The element of the table. */
  readonly table: RefObject<TableElement | null>;
} {
  const table = useRef<TableElement>(null);
  // The element gets it as a property. This hook sets all later ones.
  const [first] = useState(query);
  const latest = useRef(query);
  /** What the table has reported and the parent has not answered, oldest first. */
  const unanswered = useRef<readonly TableQuery[]>([]);

  useBrowserLayoutEffect(() => {
    if (latest.current === query) return;
    latest.current = query;
    const answered = query ? unanswered.current.findIndex(reported => includes(reported, query)) : -1;
    unanswered.current = answered < 0 ? [] : unanswered.current.slice(answered + 1);
    // The table ignores the query that it has reported last.
    if (unanswered.current.length === 0 && table.current) table.current.query = query;
  }, [query]);

  if (query === undefined || onQueryChange === undefined) return {table, query: first, onQueryChange};
  return {
    table,
    query: first,
    onQueryChange: event => {
      // Tables in cells and details send the same event.
      if (event.target !== table.current) return onQueryChange(event);
      unanswered.current = [...unanswered.current, event.detail];
      onQueryChange(event);
      const isRefused = !isSameQuery(table.current!.query, event.detail);
      if (isRefused) unanswered.current = [];
    },
  };
}

/** Whether a query has all parts that the parent has. */
const includes = (reported: TableQuery, query: Partial<TableQuery>): boolean =>
  isSameQuery(mergeQuery(reported, query), reported);
