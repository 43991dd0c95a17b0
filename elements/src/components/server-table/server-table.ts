import type {PropertyValues} from 'lit';
import {property} from 'lit/decorators.js';
import type {Page, PageSource, TableFailure, TableOperation} from '../table/model/page-source.js';
import {readPage, type PageReader, type TableQuery, type TableRow} from '../../core/table/index.js';
import {TableElement} from '../table/table-element.js';
import {FAILURE_TERMS} from '../table/table-events.js';
import {ServerPageSource, type ServerRequest} from './server-page-source.js';
import {localize, requireInput, warn} from '../../base/members.js';
import {askFromStart, data, loadFailed, nextSource, pageLoaded} from '../table/members.js';

export type {
  PageReader,
  SortDirection,
  TableCell,
  TableColumn,
  TablePage,
  TableQuery,
  TableRow,
} from '../../core/table/index.js';
export type {TableOperation} from '../table/model/page-source.js';
export type {CellRenderer} from '../table/view/cell-content.js';
export type {TableChangeDetail} from '../table/table-events.js';
export {ResponseError} from './server-page-source.js';

/** The detail of `lc-load`. */
export interface TableLoadDetail {
  /** The rows of the page on show. */
  readonly rows: readonly TableRow[];
  /** How many rows all pages have. */
  readonly total: number;
  readonly query: Readonly<TableQuery>;
}

/** The detail of `lc-error` of a table. */
export interface TableErrorDetail {
  /** What failed. */
  readonly operation: TableOperation;
  /** The message on show. */
  readonly message: string;
  /** Why it failed: a `ResponseError` with the status, a `TimeoutError`, or what else was thrown. */
  readonly cause: unknown;
}

declare global {
  interface HTMLElementEventMap {
    'lc-load': CustomEvent<TableLoadDetail>;
    'lc-error': CustomEvent<TableErrorDetail>;
  }
}

/** Milliseconds a server has by default (spec, section 7). */
const DEFAULT_TIMEOUT = 3000;

/**
 * A table whose pages come from a server, one request for each action. It is right under slow, stale, failing and
 * shrinking servers: the newest request wins, and after a failure the last good page stands.
 *
 * The request is a `GET` with `$limit`, `$skip` and, when sorted, `$sort[field]` of 1 or -1 (spec, section 7).
 *
 * @tag lc-server-table
 * @fires {CustomEvent<TableLoadDetail>} lc-load - When a page has come.
 * @fires {CustomEvent<TableErrorDetail>} lc-error - When a request has failed.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a tag says nothing about its rows
export class LcServerTable<Row extends object = any> extends TableElement<Row> {
  /**
   * Where the pages come from; relative addresses start from the document's base, and a query it has is kept. Another
   * endpoint is loaded from page 1. Without one the table waits, and warns if none comes. Default `''`.
   */
  @property() endpoint = '';

  /** The `Authorization` header, as `'Bearer …'`; another one reloads the page on show. Default `''`: none is sent. */
  @property() authorization = '';

  /**
   * Turns the body of a response into `{rows, total, limit}`; may throw. `limit` is optional: the most rows that the
   * server sends at once, where a larger page size falls back to it with a warning. Default: reads `data`, `total` and
   * `limit`. Another function applies from the next request on.
   */
  @property({attribute: false}) readPage: PageReader | null | undefined = null;

  /**
   * Milliseconds until a request that has no answer fails; counts from the next request on. Default 3000; `Infinity`
   * waits for ever, and what is no positive number warns and is 3000.
   */
  @property({type: Number}) timeout: number | null | undefined = DEFAULT_TIMEOUT;

  /** What sends the requests, as `window.fetch` does; counts from the next request on. Default null: the browser. */
  @property({attribute: false}) fetch: typeof fetch | null | undefined = null;

  readonly #source = new ServerPageSource(() => this.#request());

  constructor() {
    super();
    this[requireInput](
      'endpoint is missing; it is the address of the rows, such as endpoint="/api/people".',
      () => Boolean(this.endpoint),
    );
  }

  protected override [nextSource](changed: PropertyValues<this>): PageSource | null {
    const isNewEndpoint = changed.has('endpoint');
    if (!isNewEndpoint && !changed.has('authorization')) return null;
    // What was set and done before the first endpoint came is still to be asked for.
    if (isNewEndpoint && changed.get('endpoint')) {
      this[data].forget();
      this[askFromStart]({});
    }
    if (this.endpoint) return this.#source;
    this[data].setSource(null);
    return null;
  }

  protected override [pageLoaded](query: TableQuery, {rows, total}: Page): void {
    const detail: TableLoadDetail = {rows, total, query: {...query}};
    this.dispatchEvent(new CustomEvent('lc-load', {detail, bubbles: true, composed: true}));
  }

  protected override [loadFailed]({operation, cause}: TableFailure): void {
    const message = this[localize].term(FAILURE_TERMS[operation]);
    const detail: TableErrorDetail = {operation, message, cause};
    this.dispatchEvent(new CustomEvent('lc-error', {detail, bubbles: true, composed: true}));
  }

  #request(): ServerRequest {
    const {authorization, fetch} = this;
    return {
      endpoint: this.#validEndpoint,
      authorization: authorization ?? '',
      readPage: this.#validReadPage,
      timeout: this.#validTimeout,
      // Called as a plain function: the browser's own refuses to be a method of something else.
      warn: message => this[warn](message),
      fetch:
        typeof fetch === 'function' ? (input, init) => fetch(input, init) : globalThis.fetch.bind(globalThis),
    };
  }

  get #validEndpoint(): string {
    const endpoint = String(this.endpoint ?? '');
    if (!URL.canParse(endpoint, document.baseURI))
      this[warn]('endpoint must be the address that the rows come from, as endpoint="/api/people".');
    return endpoint;
  }

  get #validReadPage(): PageReader {
    const own = this.readPage;
    if (typeof own === 'function') return own;
    if (own !== null && own !== undefined)
      this[warn](
        'readPage must be a function that gives {rows, total}; the data and total of the body are read.',
      );
    return readPage;
  }

  get #validTimeout(): number {
    const timeout = this.timeout ?? DEFAULT_TIMEOUT;
    if (timeout > 0) return timeout;
    this[warn](`timeout must be a positive number of milliseconds; ${DEFAULT_TIMEOUT} is used.`);
    return DEFAULT_TIMEOUT;
  }
}
