import {clientRows} from '../table/model/client-rows.js';
import {feathersParams, type EncodeTree} from '../../core/table/query/feathers-params.js';
import type {PageQuery, PageReader, QueryRequest} from '../../core/table/index.js';

/**
 * Turns the query of a page into a request: a URL, a `Request`, or `{params, headers, body}`, which is added to the
 * `endpoint`. It may throw.
 */
export interface QueryWriter {
  (query: PageQuery, endpoint: URL): URL | Request | QueryRequest;
  /** Whether it can say that any of several conditions must hold. Default true; if false, users are not offered it. */
  readonly matchesAny?: boolean | undefined;
}

/** Settings of a request. */
export interface ServerRequest {
  /** URL of the rows. Relative URLs are resolved against the base URL of the document. */
  readonly endpoint: string;
  /** The `Authorization` header; if empty, it is not sent. */
  readonly authorization: string;
  readonly writeQuery: QueryWriter;
  readonly readPage: PageReader;
  /** Time limit for the whole response, in milliseconds. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
}

/** The arguments of `fetch`, and which failures it may answer with. */
interface PageRequest {
  readonly input: string | Request;
  readonly init: RequestInit;
  readonly alsoRead: readonly number[];
}

/** Null until a query has conditions with AND and OR. */
let encodeTree: EncodeTree | null = null;

/** Loads what the default writer needs for a query; null if it has that. */
export function loadWriter({where}: PageQuery): Promise<void> | null {
  const loading = where === undefined || encodeTree !== null ? null : clientRows.loadEncoder?.();
  return loading?.then(loaded => void (encodeTree = loaded.encodeFeathersTree)) ?? null;
}

/** The default writer. */
export const writeFeathersQuery: QueryWriter = query => ({
  params: feathersParams(query, {}, encodeTree),
});

/** Returns the request for a page. An existing query of the endpoint is kept. */
export function pageRequest(
  {endpoint, authorization, writeQuery}: ServerRequest,
  query: PageQuery,
): PageRequest {
  if (endpoint === '') throw new TypeError('The table has no endpoint.');
  const url = new URL(endpoint, document.baseURI);
  const written = writeQuery(query, url);
  // By shape, because the objects of the app may come from another window.
  if (typeof written !== 'object' || written === null)
    throw new TypeError('writeQuery must return a URL, a Request, or {params, headers, body}.');
  if ('href' in written)
    return {input: written.href, init: {headers: headersOf(authorization)}, alsoRead: []};
  if ('clone' in written)
    return {input: written, init: {headers: headersOf(authorization, written.headers)}, alsoRead: []};
  const {params = [], headers, body, alsoRead = []} = written;
  // Every server reads %20 as a space, but not all read a plus as one.
  const text = `${new URLSearchParams([...params].map(([name, value]) => [name, value]))}`.replaceAll(
    '+',
    '%20',
  );
  if (text !== '') url.search = url.search === '' ? text : `${url.search}&${text}`;
  const post = body !== undefined && {method: 'POST', body: JSON.stringify(body)};
  const own = {...(post && {'Content-Type': 'application/json'}), ...headers};
  return {input: url.href, init: {...post, headers: headersOf(authorization, own)}, alsoRead};
}

/** What the app writes takes precedence. */
function headersOf(authorization: string, own?: HeadersInit): Headers {
  const headers = new Headers({Accept: 'application/json'});
  if (authorization !== '') headers.set('Authorization', authorization);
  new Headers(own).forEach((value, name) => headers.set(name, value));
  return headers;
}
