import {clientRows} from '../table/model/client-rows.js';
import {feathersParams, type EncodeTree} from '../../core/table/query/feathers-params.js';
import type {GroupsQuery, GroupsReader, PageQuery, PageReader, QueryRequest} from '../../core/table/index.js';

/** What a writer returns: a URL, a `Request`, or `{params, headers, body}`, which is added to the `endpoint`. */
type WrittenRequest = URL | Request | QueryRequest;

/**
 * Turns the query of a page into a request: a URL, a `Request`, or `{params, headers, body}`, which is added to the
 * `endpoint`. It may throw.
 */
export interface QueryWriter {
  (query: PageQuery, endpoint: URL): WrittenRequest;
  /** Whether it can say that any of several conditions must hold. Default true; if false, users are not offered it. */
  readonly matchesAny?: boolean | undefined;
}

/** Turns a query for groups into a request. It may throw. */
export type GroupsWriter = (query: GroupsQuery, endpoint: URL) => WrittenRequest;

/** Settings of a request. */
export interface ServerRequest {
  /** URL of the rows. Relative URLs are resolved against the base URL of the document. */
  readonly endpoint: string;
  /** The `Authorization` header; if empty, it is not sent. */
  readonly authorization: string;
  readonly writeQuery: QueryWriter;
  readonly readPage: PageReader;
  /** Null if the server does not group rows. */
  readonly writeGroups: GroupsWriter | null;
  /** Null for the default reader. */
  readonly readGroups: GroupsReader | null;
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

/** Returns the request that a function writes. An existing query of the endpoint is kept. */
export function pageRequest(
  {endpoint, authorization}: ServerRequest,
  write: (endpoint: URL) => WrittenRequest,
): PageRequest {
  if (endpoint === '') throw new TypeError('The table has no endpoint.');
  const url = new URL(endpoint, document.baseURI);
  const written = write(url);
  // By shape, because the objects of the app may come from another window.
  if (typeof written !== 'object' || written === null)
    throw new TypeError(
      'writeQuery and writeGroups must return a URL, a Request, or {params, headers, body}.',
    );
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
