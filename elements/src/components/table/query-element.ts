import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {FormAssociatedElement} from '../../base/form-associated-element.js';
import {warn} from '../../base/members.js';
import {DEFAULT_PAGE_SIZE, type Sort, type TableQuery} from '../../core/table/index.js';
import {
  askFromStart,
  data,
  isFiltered,
  loadFailed,
  nextQuery,
  ownPageSize,
  type pageAhead,
  pageLoaded,
  requests,
  type showLoaded,
  type showPage,
} from './model/members.js';
import type {LoadedPage} from './model/page-data.controller.js';
import type {Page, TableFailure} from './model/page-source.js';
import {TableRequests} from './model/table-requests.js';
import {normalizeCount, normalizeQuery, normalizeSort} from './model/table-settings.js';

/**
 * Base class of the tables, with what is requested and what is loaded: the query, its properties, and its requests.
 */
export abstract class QueryElement extends FormAssociatedElement {
  protected readonly [requests] = new TableRequests(this);

  /** Loads pages, and holds the loaded page. */
  protected readonly [data] = this[requests].data;

  /** The page size that the app has set, which the menu always offers. */
  protected [ownPageSize] = DEFAULT_PAGE_SIZE;

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);

  /**
   * Current page, counted from 1. While a page loads, it is the requested page. Setting it sends no event. A
   * page past the end falls back to the last page. Invalid values warn and fall back to 1.
   * @default 1
   */
  @property({type: Number})
  get page(): number {
    return this[nextQuery].page;
  }
  set page(page: number | null | undefined) {
    this[requests].pending.setPage(normalizeCount('page', page, 1, this.#warn));
    // Also for the current page: what the app sets must not wait for the next user action.
    this.requestUpdate();
  }

  /**
   * Number of rows per page. Setting it returns to page 1 and sends no event. The menu offers this size in
   * addition to 5, 10, 20, 50, and 100, even after the user has chosen another. Default 10. Invalid values
   * warn and fall back to 10.
   * @default 10
   */
  @property({type: Number, attribute: 'page-size'})
  get pageSize(): number {
    return this[nextQuery].pageSize;
  }
  set pageSize(pageSize: number | null | undefined) {
    this[ownPageSize] = normalizeCount('pageSize', pageSize, DEFAULT_PAGE_SIZE, this.#warn);
    if (this[ownPageSize] !== this.pageSize) this[askFromStart]({pageSize: this[ownPageSize]});
    this.requestUpdate();
  }

  /**
   * The sorted column, or null. Setting it returns to page 1 and sends no event. As an attribute, JSON. It takes
   * precedence over the `sort` of the columns. Invalid values warn and fall back to null.
   * @default null
   */
  @property({converter: jsonAttribute})
  get sort(): Sort | null {
    return this[nextQuery].sort;
  }
  set sort(sort: Sort | null | undefined) {
    this.#setQuery({sort: normalizeSort(sort, this.#warn)});
  }

  /**
   * The whole query: `page`, `pageSize`, `sort`, and `search`, `thenBy` if more columns are sorted, and `filters` if there
   * are any, and `where` if there are conditions with AND and OR. Parts that you leave out stay; a query with the first four
   * but without `filters` and `where` has none of them. Setting it
   * returns to page 1 if another part than the page changes, unless it has a `page`, and sends no event. As an
   * attribute, JSON. Invalid parts warn and are ignored.
   * @default {page: 1, pageSize: 10, sort: null, search: ''}
   */
  @property({converter: jsonAttribute})
  get query(): TableQuery {
    return this[nextQuery];
  }
  set query(query: Partial<TableQuery> | null | undefined) {
    this.#setQuery(normalizeQuery(query, this.#warn));
  }

  #setQuery(query: Partial<TableQuery>): void {
    this[requests].pending.setQuery(query, this[nextQuery]);
    this.requestUpdate();
  }

  /** Number of rows without a search and filters; null before the first page. A server table only knows `filteredTotal`. */
  get total(): number | null {
    return this[data].page?.unfilteredTotal ?? this.filteredTotal;
  }

  /** Number of rows that match the search and the filters, on all pages; null before the first page. */
  get filteredTotal(): number | null {
    return this[data].page?.total ?? null;
  }

  /** Whether a page is loading. */
  get loading(): boolean {
    return this[data].isLoading;
  }

  /** Why the latest request failed; null if it did not. It has the operation, the query, and the cause. */
  get failure(): TableFailure | null {
    return this[data].failure;
  }

  /** Resolves when everything that was requested is shown, or has failed. */
  get settled(): Promise<void> {
    return this[requests].settled;
  }

  /** Loads the current page again. If that fails, the table shows an error message. */
  reload(): void {
    this[data].reload();
  }

  /** Whether the search or filters are the reason if there are no entries. */
  protected get [isFiltered](): boolean {
    const {search, filters, where} = this[data].pageQuery;
    return search !== '' || filters !== undefined || where !== undefined;
  }

  /** Requests these changes with the next update, on page 1 unless the page is set too. */
  protected [askFromStart](wish: Partial<TableQuery>): void {
    this[requests].pending.setFromStart(wish);
  }

  /** The requested query, including what the app has set since. */
  protected get [nextQuery](): TableQuery {
    return this[requests].next;
  }

  /** Returns the page of a query if it was loaded ahead; otherwise null. */
  abstract [pageAhead](query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null;

  /** Returns what to show of the loaded page. */
  abstract [showPage](page: Page): Page;

  /** Called with each loaded page, before it is rendered. */
  abstract [showLoaded](loaded: LoadedPage): void;

  /** Called with each loaded page, before the events of user actions are sent. */
  [pageLoaded](_query: TableQuery, _page: Page): void {}

  /** Called when a request fails. */
  [loadFailed](_failure: TableFailure): void {}
}
