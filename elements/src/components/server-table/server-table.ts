import type {PropertyValues} from 'lit';
import {property} from '../../base/attributes/property.js';
import type {Page, PageSource, TableFailure, TableOperation} from '../table/model/page-source.js';
import {
  readPage,
  type GroupsReader,
  type PageReader,
  type TableQuery,
  type TableRow,
} from '../../core/table/index.js';
import {isOnServer, isServer} from '../../dom/server-view.js';
import {TableElement} from '../table/table-element.js';
import {FAILURE_TERMS} from '../table/model/table-events.js';
export type {RowMoveDetail, RowMoveEvent} from '../table/model/row-move-event.js';
import {writeFeathersQuery, type GroupsWriter, type QueryWriter, type ServerRequest} from './page-request.js';
import {ResponseError, ServerPageSource} from './server-page-source.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {localize, warn} from '../../base/members.js';
import {
  askFromStart,
  data,
  loadFailed,
  nextQuery,
  nextSource,
  pageLoaded,
  searchText,
} from '../table/model/members.js';

export type {
  Backend,
  ColumnState,
  GroupPart,
  GroupPath,
  GroupsQuery,
  GroupsReader,
  GroupValue,
  OpenGroups,
  PageQuery,
  PageReader,
  QueryRequest,
  RowKey,
  ServerGroup,
  ServerTotals,
  Sort,
  SortDirection,
  TableCell,
  TableColumn,
  TableGroups,
  TablePage,
  TableQuery,
  TableRow,
  TableSelection,
  TableView,
  ViewChange,
  ViewState,
} from '../../core/table/index.js';
export type {TableFailure, TableOperation} from '../table/model/page-source.js';
export type {CellRenderer} from '../table/model/cell-content.js';
export type {ChildrenRequest} from '../table/features/tree/children-request.js';
export type {EditDetail, EditedRow, EditEvent} from '../table/features/editing/edit-event.js';
export type {ViewChangeDetail} from '../table/features/views/view-event.js';
export type {ViewStorage} from '../table/features/views/view-storage.js';
export type {
  ExpandedChangeDetail,
  ScrollRowDetail,
  RowAction,
  RowActionDetail,
  TableChangeDetail,
} from '../table/model/table-events.js';
export type {GroupsWriter, QueryWriter} from './page-request.js';
export {ResponseError} from './server-page-source.js';

/** The detail of `lc-load`. */
export interface TableLoadDetail {
  /** The rows of the visible page. */
  readonly rows: readonly TableRow[];
  /** Number of rows on all pages; `Infinity` if the server does not report it. */
  readonly total: number;
  readonly query: Readonly<TableQuery>;
}

/** The detail of `lc-error` of a table. */
export interface TableErrorDetail {
  /** The operation that failed. */
  readonly operation: TableOperation;
  /** The visible error message. */
  readonly message: string;
  /** The cause: a `ResponseError` with the status, a `TimeoutError`, or any other thrown value. */
  readonly cause: unknown;
}

declare global {
  interface HTMLElementEventMap {
    'lc-load': CustomEvent<TableLoadDetail>;
    'lc-error': CustomEvent<TableErrorDetail>;
  }
}

/** A server does not load the rows of a page that it renders: the browser does, with the user's session. */
const LOADING: PageSource = {load: () => new Promise(() => {})};

/** Default time limit of a request, in milliseconds. */
const DEFAULT_TIMEOUT = 3000;

/**
 * A table that loads its pages from a server, with one request for each action. It handles slow, outdated,
 * and failed responses and shrinking data: the latest request wins, and after a failure the last loaded page
 * stays.
 *
 * By default, the request is a `GET` with `$limit`, `$skip`, and, if sorted, `$sort[field]` of 1 or -1, in the format
 * of Feathers. `writeQuery` and `readPage` adapt the table to any other backend; there are pairs for common ones in
 * `@life-changers/elements/core/table/backends`.
 *
 * @tag lc-server-table
 * @fires {CustomEvent<TableChangeDetail>} lc-search-change - Sent when the user has changed the search text.
 * @fires {CustomEvent<TableLoadDetail>} lc-load - Sent when a page has loaded.
 * @fires {CustomEvent<TableErrorDetail>} lc-error - Sent when a request has failed.
 * @csspart search - The search field with its icon.
 * @csspart search-input - The native `<input>` of the search field.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export class LcServerTable<Row extends object = any> extends TableElement<Row> {
  /**
   * URL of the rows. Relative URLs are resolved against the base URL of the document, and an existing query
   * is kept. Changing it starts from page 1. Without an endpoint, the table shows its loading state and warns
   * if none is set.
   */
  @property({default: ''}) endpoint!: string;

  /**
   * The `Authorization` header, such as `'Bearer …'`. If empty, it is not sent. Changing it reloads the
   * current page.
   */
  @property({default: ''}) authorization!: string;

  /**
   * Turns the query of a page into a request. It receives the query and the `endpoint` as a `URL`, and returns a
   * `URL`, a `Request`, or `{params, headers, body}`, which is added to the endpoint. By default, the query is written
   * in the format of Feathers. If it throws, the request fails. Changes apply to the next request.
   */
  @property({attribute: false, default: null}) writeQuery!: QueryWriter | null | undefined;

  /**
   * Converts the body of a response to `{rows, total, limit, nextCursor}`. It may throw. It also receives the `Response`,
   * for its headers. `limit` is optional: the maximum page size of the server. Larger page sizes fall back to it with a
   * warning. `nextCursor` is for servers whose pages have cursors: `writeQuery` receives it as the `cursor` of the next
   * page, and the pager has no page numbers; null means that this is the last page, and `total` is then optional. By
   * default, `data`, `total`, and `limit` of the body are read. Changes apply to the next request.
   */
  @property({attribute: false, default: null}) readPage!: PageReader | null | undefined;

  /**
   * Turns a query for groups into a request, such as `writeQuery`: the rows that match, by one `field`, with the `totals` of
   * each group. The rows of an open group are requested with `writeQuery`, with a filter for each group around them. Without
   * it, the server does not group rows: a `query` with `group` warns, and rows are shown as they come. It needs
   * `import '@life-changers/elements/table-groups'`. Changes apply to the next request.
   */
  @property({attribute: false, default: null}) writeGroups!: GroupsWriter | null | undefined;

  /**
   * Converts the body of a response to `{groups, total, totals, of}`, where a group is `{value, count, totals}`. It may throw.
   * By default, `data`, `total`, `totals`, and `of` of the body are read. Groups that are not those of the query are refused:
   * the request fails. Changes apply to the next request.
   */
  @property({attribute: false, default: null}) readGroups!: GroupsReader | null | undefined;

  /**
   * Time limit of a request, in milliseconds. `Infinity` waits forever. Default 3000. Invalid values warn and
   * fall back to 3000. Changes apply to the next request.
   */
  @property({type: Number}) timeout: number | null | undefined = DEFAULT_TIMEOUT;

  /**
   * Function that sends the requests, with the signature of `window.fetch`. Default null: `window.fetch`.
   * Changes apply to the next request.
   */
  @property({attribute: false, default: null}) fetch!: typeof fetch | null | undefined;

  /**
   * Shows a search field. Once the user pauses, the table requests page 1 with the text as `query.search`, which is
   * `$search` for Feathers. The field is hidden by default, because the server must support the search. A data table searches
   * its rows itself, so it has a search field unless `searchHidden` hides it.
   */
  @property({type: Boolean, default: false}) searchable!: boolean;

  /**
   * Loads the next page in advance, so that it appears immediately. Requires
   * `import '@life-changers/elements/table-prefetch'`, and costs the server one more request for each page. Such a page
   * is used only for its own query and settings, until anything else loads, and for 30 seconds.
   */
  @property({type: Boolean, default: false}) prefetch!: boolean;

  readonly #source = new ServerPageSource(
    () => this.#request(),
    message => this[warn](message),
    () => this.searchable,
    this,
  );

  constructor() {
    super();
    new RequiredInputController(this, {
      isGiven: () => Boolean(this.endpoint),
      warn: () =>
        this[warn]('endpoint is missing; set it to the address of the rows, such as endpoint="/api/people".'),
    });
  }

  protected override [nextSource](changed: PropertyValues<this>): PageSource | null {
    const isNewEndpoint = changed.has('endpoint');
    if (!isNewEndpoint && !changed.has('authorization')) return null;
    // Changes made before the first endpoint was set still apply.
    if (isNewEndpoint && changed.get('endpoint')) {
      this[data].forget();
      this[askFromStart]({});
    }
    if (this.endpoint) return isServer && isOnServer ? LOADING : this.#source;
    this[data].source = null;
    return null;
  }

  /** After a failed search, the text stays, so that the user can go on typing. */
  protected override get [searchText](): string | null {
    const {failure, isLoading} = this[data];
    const isFailed = !isLoading && failure?.operation === 'search';
    return this.searchable ? (isFailed ? failure.query : this[nextQuery]).search : null;
  }

  override [pageLoaded](query: TableQuery, {rows, total}: Page): void {
    const detail: TableLoadDetail = {rows, total, query: {...query}};
    this.dispatchEvent(new CustomEvent('lc-load', {detail, bubbles: true, composed: true}));
  }

  override [loadFailed]({operation, cause}: TableFailure): void {
    const message = this[localize].term(FAILURE_TERMS[operation]);
    // A request that the server refuses is a mistake of the app, such as an operator that the server does not know.
    if (cause instanceof ResponseError && cause.status < 500 && cause.reason)
      this[warn](`the server answered ${cause.status}: ${cause.reason}`, cause.cause);
    const detail: TableErrorDetail = {operation, message, cause};
    this.dispatchEvent(new CustomEvent('lc-error', {detail, bubbles: true, composed: true}));
  }

  #request(): ServerRequest {
    const {authorization, fetch} = this;
    return {
      endpoint: this.#validEndpoint,
      authorization: authorization ?? '',
      writeQuery: this.#validWriteQuery,
      readPage: this.#validReadPage,
      writeGroups: this.#functionOf('writeGroups', 'a request; rows are not grouped'),
      readGroups: this.#functionOf('readGroups', '{groups}; the data of the body is used'),
      timeout: this.#validTimeout,
      fetch: typeof fetch === 'function' ? fetch : globalThis.fetch,
    };
  }

  get #validEndpoint(): string {
    const endpoint = String(this.endpoint ?? '');
    if (!URL.canParse(endpoint, document.baseURI))
      this[warn]('endpoint must be the address of the rows, such as endpoint="/api/people".');
    return endpoint;
  }

  get #validWriteQuery(): QueryWriter {
    return (
      this.#functionOf('writeQuery', 'a request; the query is written for Feathers') ?? writeFeathersQuery
    );
  }

  get #validReadPage(): PageReader {
    return this.#functionOf('readPage', '{rows, total}; the data and total of the body are used') ?? readPage;
  }

  /** Returns a function of the app; null if there is none. */
  #functionOf<Name extends 'writeQuery' | 'readPage' | 'writeGroups' | 'readGroups'>(
    name: Name,
    returned: string,
  ): NonNullable<this[Name]> | null {
    const own = this[name] ?? null;
    if (own === null || typeof own === 'function') return own;
    this[warn](`${name} must be a function that returns ${returned}.`);
    return null;
  }

  get #validTimeout(): number {
    const timeout = this.timeout ?? DEFAULT_TIMEOUT;
    if (timeout > 0) return timeout;
    this[warn](`timeout must be a positive number of milliseconds; ${DEFAULT_TIMEOUT} is used.`);
    return DEFAULT_TIMEOUT;
  }
}
