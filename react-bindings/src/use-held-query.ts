import type {TableQuery} from '@life-changers/elements/core/table';
import {startTransition, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';

/** A table, whose `settled` resolves when it shows its query. */
export interface QueryElement extends HTMLElement {
  query: Partial<TableQuery>;
  readonly loading: boolean;
  readonly settled: Promise<void>;
}

/** Milliseconds in which a parent may accept a query, for example after a router has loaded its data. */
const TIME_TO_ACCEPT = 250;

type HeldQuery = Readonly<Partial<TableQuery>> | undefined;

/** Waits for the parent's answer to a query, and is due when its time is over. */
interface Wait {
  readonly isDue: boolean;
}

interface HeldQueryProps {
  /** The query that the element gets as a property. It is the first one, because this hook sets all later ones. */
  readonly query: unknown;
  /** The listener for changes of the query. */
  readonly onQueryChange: ((event: Event) => void) | undefined;
}

/**
 * Keeps a table and its parent at the same query.
 *
 * A parent may accept queries late, for example through a router, while the user already types the next letter. So a
 * query of the parent that the table has reported, and that the parent has not answered before, is an acceptance, and is
 * not set again. Each other one is set.
 *
 * The listener renders the parent before the table can set another query. Otherwise, if the parent returned to its
 * earlier query in the meantime, React would never see the one of the table. If the parent does not accept the query
 * soon, the table returns to the one of the parent, as far as that has it. During a transition of the parent, the table
 * waits.
 */
export function useHeldQuery(
  element: RefObject<QueryElement | null>,
  query: unknown,
  handler: unknown,
  isCommitting: {readonly current: boolean},
): HeldQueryProps {
  const [first] = useState(query);
  const held = useRef(query as HeldQuery);
  const unanswered = useRef<Partial<TableQuery>[]>([]);
  const returning = useRef(false);
  const [wait, setWait] = useState<Wait | null>(null);

  useBrowserLayoutEffect(() => {
    if (held.current === query) return;
    held.current = query as HeldQuery;
    const accepted = unanswered.current.findIndex(reported => hasQuery(reported, held.current));
    unanswered.current = accepted < 0 ? [] : unanswered.current.slice(accepted + 1);
    if (accepted < 0) setQuery(element.current, held.current);
  }, [element, query]);

  // React commits this state together with a transition of the parent, or after it: also if the parent is slow.
  useBrowserLayoutEffect(() => {
    if (wait === null || unanswered.current.length === 0) return undefined;
    if (wait.isDue) {
      unanswered.current = [];
      if (element.current !== null) returnToHeld(element.current, held.current, returning);
      return undefined;
    }
    const timer = setTimeout(() => startTransition(() => setWait({isDue: true})), TIME_TO_ACCEPT);
    return () => clearTimeout(timer);
  }, [element, wait]);

  if (typeof handler !== 'function') return {query: first, onQueryChange: undefined};
  const handle = handler as (event: Event) => void;
  const onQueryChange = (event: Event) => {
    // While React commits, such as when a table hydrates, it cannot render.
    if (query === undefined || isCommitting.current) return handle(event);
    if (event.target === event.currentTarget) unanswered.current.push((event.target as QueryElement).query);
    flushSync(() => handle(event));
    if (unanswered.current.length > 0) startTransition(() => setWait({isDue: false}));
  };
  return {query: first, onQueryChange};
}

function setQuery(table: QueryElement | null, query: HeldQuery): void {
  if (table !== null) table.query = query as Partial<TableQuery>;
}

/**
 * A table that corrects the query of the parent, such as a page that does not exist, reports it again, which is not
 * refused again. A table that loads will report its query.
 */
function returnToHeld(table: QueryElement, held: HeldQuery, returning: RefObject<boolean>): void {
  if (returning.current || table.loading || held === undefined || hasQuery(table.query, held)) return;
  returning.current = true;
  table.query = held;
  void table.settled.then(() => (returning.current = false));
}

const PARTS = ['page', 'pageSize', 'sort', 'search'] as const;

/** Whether a query has all parts of a held one. A held query with all parts but `filters` does not filter. */
function hasQuery(query: Partial<TableQuery>, held: HeldQuery): boolean {
  if (held === undefined) return true;
  const isWhole = PARTS.every(part => part in held);
  const expected = {
    ...(isWhole && {filters: undefined}),
    ...('sort' in held && {thenBy: undefined}),
    ...held,
  };
  return Object.entries(expected).every(
    ([part, value]) => textOf(value) === textOf(query[part as keyof TableQuery]),
  );
}

/** Returns the same text for equal parts, also if their members have another order or are empty. */
function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part ?? null);
  if (Array.isArray(part)) return part.length === 0 ? 'null' : `[${part.map(textOf).join()}]`;
  const members = Object.entries(part)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (members.length === 0) return 'null';
  return `{${members.map(([name, value]) => `${name}:${textOf(value)}`).join()}}`;
}
