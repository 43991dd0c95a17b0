import type {GroupsQuery, GroupsReader} from '../groups/groups-query.js';
import type {QueryParam} from './query-address.js';
import type {TableQuery} from './query.js';
import type {PageReader} from './read-page.js';

/** The query of a page. If the server's pages have cursors, it includes the cursor of this page. */
export interface PageQuery extends TableQuery {
  /** The `nextCursor` of the page before; null or undefined for page 1, and if pages have no cursors. */
  cursor?: string | null | undefined;
}

/** A request for a page, relative to the `endpoint` of the table. */
export interface QueryRequest {
  /** Parameters to add to the URL, not percent-encoded, such as `URLSearchParams`. */
  params?: Iterable<QueryParam> | undefined;
  /** Headers to send in addition to `Accept` and `Authorization`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The body to send as JSON. A request with a body is a `POST`. */
  body?: unknown;
  /** Statuses outside of 200 to 299 whose response `readPage` can read, such as that of a page past the end. */
  alsoRead?: readonly number[] | undefined;
}

/** Turns the query of a page into a request. The days of its periods are resolved. */
export interface PageQueryWriter {
  (query: PageQuery): QueryRequest;
  /** Whether it can say that any of several conditions must hold. Default true. */
  readonly matchesAny?: boolean | undefined;
}

/** Returns a writer that throws for queries of which any of several conditions must hold, so that users are not offered it. */
export const matchingAll = (write: (query: PageQuery) => QueryRequest): PageQueryWriter =>
  Object.assign((query: PageQuery) => write(query), {matchesAny: false});

/** The `endpoint` of a table as a `URL`, which core does not know. */
interface EndpointAddress {
  readonly searchParams: {delete(name: string): void};
}

/** How a table talks to a backend: the values of `writeQuery` and `readPage` of a server table, and those of groups. */
export interface Backend {
  readonly writeQuery: PageQueryWriter;
  readonly readPage: PageReader;
  /** Absent if the backend cannot group rows. The endpoint is that of this request only, and may be changed. */
  readonly writeGroups?: ((query: GroupsQuery, endpoint?: EndpointAddress) => QueryRequest) | undefined;
  readonly readGroups?: GroupsReader | undefined;
}
