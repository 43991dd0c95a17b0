import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isSameData} from '../../../core/same-data.js';
import {clampPage, initialQuery, isSameOrder, withPage, type TableQuery} from '../../../core/table/index.js';
import {isOnServer, isServer} from '../../../dom/server-view.js';
import type {Page, PageSource, TableFailure, TableOperation} from './page-source.js';

/** Number of corrections of a request before page 1 is requested, which always exists. */
const MAX_CORRECTIONS = 3;

/** A loaded page. */
export interface LoadedPage {
  readonly query: TableQuery;
  readonly page: Page;
  /** The user actions that have taken effect with this page, oldest first. */
  readonly actions: readonly TableOperation[];
}

/** Handles the end of a request. A request that was replaced by a newer one does not end. */
export interface PageDataListener {
  /** Returns the page of a query if it was loaded ahead; otherwise null. Called for each request. */
  pageAhead?(query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null;
  /** Returns what to show of the loaded page. */
  showPage?(page: Page): Page;
  loaded(loaded: LoadedPage): void;
  failed(failure: TableFailure): void;
}

interface Request {
  readonly query: TableQuery;
  readonly operation: TableOperation;
  readonly actions: readonly TableOperation[];
  /** How often a response required a different page. */
  readonly corrections: number;
}

/**
 * Loads the pages of a table, with one request for each action. Only the latest request counts: the response
 * or error of a replaced request is ignored. If the latest request fails, the last loaded page and its query
 * stay.
 *
 * It decides the order of requests. It does not know how the table looks or where pages come from.
 */
export class PageDataController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #listener: PageDataListener;

  /** Provides the pages, starting with the next request. Without a source, requests wait. */
  source: PageSource | null = null;

  #page: Page | null = null;
  /** Query of the loaded page. Before the first page, the initial query. */
  #pageQuery = initialQuery();
  /** The request that is running, or that waits until the host is connected and there is a source. */
  #pending: Request | null = null;
  #running: AbortController | null = null;
  #failure: TableFailure | null = null;
  #failedRequest: Request | null = null;
  #isConnected = false;

  constructor(host: ReactiveControllerHost, listener: PageDataListener) {
    this.#host = host;
    this.#listener = listener;
    host.addController(this);
  }

  /** The last loaded page, as features show it; null before the first. */
  get page(): Page | null {
    return this.#page && (this.#listener.showPage?.(this.#page) ?? this.#page);
  }

  /** The last loaded page as the source has answered; null before the first. */
  get loadedPage(): Page | null {
    return this.#page;
  }

  /** Query of the last loaded page. */
  get pageQuery(): TableQuery {
    return this.#pageQuery;
  }

  /** The requested query: that of the pending request, or else of the last loaded page. */
  get query(): TableQuery {
    return this.#pending?.query ?? this.#pageQuery;
  }

  /** Whether a request is running. */
  get isLoading(): boolean {
    return this.#running !== null;
  }

  /** Why the latest request failed. It is kept until a request succeeds. */
  get failure(): TableFailure | null {
    return this.#failure;
  }

  /**
   * Drops the page, the pending request, and the failure, which belong to an earlier source. Keeps the query.
   */
  forget(): void {
    this.#pageQuery = this.query;
    this.#stop();
    this.#pending = null;
    this.#page = null;
    this.#failure = null;
    this.#failedRequest = null;
  }

  /**
   * Requests a page, and replaces the pending request.
   *
   * @param isUserAction Whether the user caused the request. `loaded` then receives the action.
   */
  load(query: TableQuery, operation: TableOperation, isUserAction = false): void {
    // If this request replaces another, the user actions of that one take effect with this one, unless its
    // query undoes them.
    const pending = this.#pending;
    const earlier = pending?.actions.filter(action => isInEffect(action, pending.query, query)) ?? [];
    const actions = isUserAction ? withAction(earlier, operation) : earlier;
    this.#start({query, operation, actions, corrections: 0});
  }

  /** Repeats the pending request, or reloads the current page. */
  reload(): void {
    this.load(this.query, 'load');
  }

  /** Repeats the failed request for the user. If none failed, reloads. */
  retry(): void {
    const failed = this.#failedRequest;
    if (failed === null) this.reload();
    else this.#start({...failed, actions: withAction(failed.actions, failed.operation), corrections: 0});
  }

  hostConnected(): void {
    this.#isConnected = true;
    if (this.#pending !== null && !this.isLoading) this.#start(this.#pending);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#stop();
  }

  #start(request: Request): void {
    this.#stop();
    this.#pending = request;
    this.#host.requestUpdate();
    const {source} = this;
    if (source === null || !(this.#isConnected || (isServer && isOnServer))) return;
    const running = new AbortController();
    this.#running = running;
    const end =
      <Result>(act: (result: Result) => void) =>
      (result: Result): void => {
        if (this.#running !== running) return;
        this.#running = null;
        this.#pending = null;
        act(result);
      };
    const succeed = end((page: Page) => this.#succeed(request, page));
    const fail = end((cause: unknown) => this.#fail(request, cause));
    const {query} = request;
    const {signal} = running;
    let answer;
    try {
      answer = this.#listener.pageAhead?.(query, signal) ?? source.load(query, signal);
    } catch (cause) {
      return fail(cause);
    }
    if ('then' in answer) answer.then(succeed, fail);
    else succeed(answer);
  }

  #stop(): void {
    this.#running?.abort();
    this.#running = null;
  }

  #succeed(request: Request, page: Page): void {
    const {actions, corrections} = request;
    const query = correctQuery(request.query, page);
    // With a smaller page size, every page but the first starts elsewhere.
    if (query.page !== request.query.page || (query !== request.query && query.page > 1)) {
      const next = corrections < MAX_CORRECTIONS ? query : withPage(query, 1);
      this.#start({...request, query: next, corrections: corrections + 1});
      return;
    }
    this.#page = page;
    this.#pageQuery = query;
    this.#failure = null;
    this.#failedRequest = null;
    this.#host.requestUpdate();
    this.#listener.loaded({query, page, actions});
  }

  #fail(request: Request, cause: unknown): void {
    const {operation, query} = request;
    // Before the first page there is no query to return to.
    if (this.#page === null) this.#pageQuery = query;
    this.#failedRequest = request;
    this.#failure = {operation, query, cause};
    this.#host.requestUpdate();
    this.#listener.failed(this.#failure);
  }
}

/**
 * Returns the query that the response answers: an existing page, and a size within the limit of the source.
 */
function correctQuery(query: TableQuery, {total, lines = total, limit = Infinity}: Page): TableQuery {
  const pageSize = Math.min(query.pageSize, limit);
  const page = clampPage(query.page, lines, pageSize);
  return page === query.page && pageSize === query.pageSize ? query : {...query, page, pageSize};
}

/** Whether a user action has the same effect in two queries. */
function isInEffect(action: TableOperation, before: TableQuery, after: TableQuery): boolean {
  if (action === 'sort') return isSameOrder(before, after);
  if (action === 'page-size') return before.pageSize === after.pageSize;
  if (action === 'search') return before.search === after.search;
  if (action === 'filter') return isSameData([before.filters, before.where], [after.filters, after.where]);
  return before.page === after.page;
}

function withAction(actions: readonly TableOperation[], action: TableOperation): readonly TableOperation[] {
  return [...actions.filter(earlier => earlier !== action), action];
}
