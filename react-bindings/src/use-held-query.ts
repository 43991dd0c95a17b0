import type {TableQuery} from '@life-changers/elements/core/table';
import {startTransition, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';

/** A table, whose `settled` resolves when it shows its query. */
interface QueryElement extends HTMLElement {
  query: Partial<TableQuery>;
  readonly loading: boolean;
  readonly settled: Promise<void>;
}

/** Milliseconds in which a parent may accept a query, for example after a router has loaded its data. */
const TIME_TO_ACCEPT = 250;

/** A query that the parent has not accepted at once. */
interface Refusal {
  readonly table: QueryElement;
  /** What the parent had, and still has if it refuses. */
  readonly before: HeldQuery;
}

type HeldQuery = Readonly<Partial<TableQuery>> | undefined;

/**
 * Returns the listener for changes of the query. It renders the parent of a controlled query before the table can set
 * another one. Otherwise, if the parent returned to its earlier query in the meantime, React would never see the one of
 * the table, and would not set the earlier one again.
 *
 * If the parent does not accept the query soon, the table returns to the one of the parent, as far as that has it. During
 * a transition of the parent, the table waits.
 */
export function useHeldQuery(
  query: unknown,
  handler: unknown,
  isCommitting: {readonly current: boolean},
): ((event: Event) => void) | undefined {
  const held = useRef(query as HeldQuery);
  const returning = useRef(false);
  /** The latest query that the parent has not accepted at once. */
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useBrowserLayoutEffect(() => {
    held.current = query as HeldQuery;
  });
  // React commits this state together with a transition of the parent, or after it.
  useBrowserLayoutEffect(() => {
    if (refusal === null) return;
    const {table, before} = refusal;
    const timer = setTimeout(() => {
      if (held.current === before) returnToHeld(table, before, returning);
    }, TIME_TO_ACCEPT);
    return () => clearTimeout(timer);
  }, [refusal]);
  if (typeof handler !== 'function') return undefined;
  const handle = handler as (event: Event) => void;
  return event => {
    // While React commits, such as when a table hydrates, it cannot render.
    if (query === undefined || isCommitting.current) return handle(event);
    const before = held.current;
    const table = event.target as QueryElement;
    const isOwn = table === event.currentTarget;
    flushSync(() => handle(event));
    if (isOwn && held.current === before) startTransition(() => setRefusal({table, before}));
  };
}

/**
 * A table that corrects the query of the parent, such as a page that does not exist, reports it again, which is not
 * refused again. A table that loads will report its query.
 */
function returnToHeld(table: QueryElement, held: HeldQuery, returning: RefObject<boolean>): void {
  if (returning.current || table.loading || held === undefined || hasQuery(table, held)) return;
  returning.current = true;
  table.query = held;
  void table.settled.then(() => (returning.current = false));
}

const PARTS = ['page', 'pageSize', 'sort', 'search'] as const;

/** Whether a table has all parts of a query. A query with all parts but `filters` does not filter. */
function hasQuery({query}: QueryElement, held: HeldQuery): boolean {
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
