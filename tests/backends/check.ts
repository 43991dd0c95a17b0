/** Sends the queries through a codec to its server, and compares the answers with those of the database. */
import type {Backend, TablePage, TableQuery} from '@life-changers/elements/core/table';
import {QUERIES, type NamedQuery} from './queries.js';
import type {Server} from './server.js';
import {sqlOf, type SqlRules} from './sql.js';

/** A way to ask a backend. */
export interface Codec {
  readonly title: string;
  readonly backend: Backend;
  readonly path: string;
  readonly rules: SqlRules;
  /** Whether a page is only reached through those before it. */
  readonly hasCursors?: boolean;
  /**
   * Why the answer to a query differs, which the guide says; null if it must not. If such an answer is right after all, the
   * check fails, so that the guide can be changed.
   */
  readonly known?: (query: TableQuery) => string | null;
}

/** What a codec answered. */
export interface Result {
  readonly compared: number;
  /** The titles of the queries that differ for a known reason, by reason. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  readonly failures: readonly string[];
}

/** With cursors, each page before costs a request. */
const MAX_WALK = 30;

/** Gets a page like a server table: with cursors, through the pages before. */
async function reachPage(codec: Codec, server: Server, query: TableQuery): Promise<TablePage> {
  if (!codec.hasCursors) return getPage(codec, server, query);
  let page = await getPage(codec, server, {...query, page: 1});
  for (let number = 2; number <= query.page; number++) {
    const cursor = page.nextCursor ?? null;
    if (cursor === null) return {...page, rows: []};
    page = await getPage(codec, server, {...query, page: number, cursor});
  }
  return page;
}

async function getPage(
  {backend, path}: Codec,
  {origin}: Server,
  query: TableQuery & {cursor?: string | null},
): Promise<TablePage> {
  const {params = [], headers, body, alsoRead = []} = backend.writeQuery(query);
  const url = new URL(path, origin);
  for (const [name, value] of params) url.searchParams.append(name, value);
  // Like the element, which writes a space in this way.
  url.search = url.search.replaceAll('+', '%20');
  const post = body !== undefined && {method: 'POST', body: JSON.stringify(body)};
  const type = body !== undefined && {'Content-Type': 'application/json'};
  const all = {Accept: 'application/json', ...type, ...headers};
  const response = await fetch(url, {...post, headers: all});
  const text = await response.text();
  if (!response.ok && !alsoRead.includes(response.status))
    throw new Error(`${response.status} for ${decodeURIComponent(url.search)}: ${text.slice(0, 300)}`);
  return backend.readPage(JSON.parse(text), response);
}

/** Compares each query. */
export async function check(codec: Codec, server: Server): Promise<Result> {
  const known = new Map<string, string[]>();
  const failures: string[] = [];
  let compared = 0;
  for (const named of QUERIES) {
    if (codec.hasCursors && named.query.page > MAX_WALK) continue;
    const reason = codec.known?.(named.query) ?? null;
    const difference = await differenceOf(named, codec, server);
    compared++;
    if (reason === null && difference !== null) failures.push(`${named.title}: ${difference}`);
    if (reason !== null && difference === null)
      failures.push(`${named.title}: equal, in spite of: ${reason}`);
    if (reason !== null) known.set(reason, [...(known.get(reason) ?? []), named.title]);
  }
  return {compared, known, failures};
}

/** Returns how the answer of a codec differs from that of the database; null if it does not. */
async function differenceOf({query}: NamedQuery, codec: Codec, server: Server): Promise<string | null> {
  const statements = sqlOf(query, codec.rules);
  const ids = await server.sql(statements.ids);
  const [total = 0] = await server.sql(statements.total);
  try {
    const page = await reachPage(codec, server, query);
    const found = page.rows.map(row => Number((row as {id: unknown}).id));
    // A server may not know the total of a page past the end.
    const isPast = ids.length === 0 && query.page > 1;
    if (page.total !== total && !(isPast && page.total === 0))
      return `total ${page.total} instead of ${total}`;
    return found.join() === ids.join() ? null : `ids ${found.join()} instead of ${ids.join()}`;
  } catch (error) {
    return (error as Error).message;
  }
}
