import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {clampPage, initialQuery, withPage, type TableQuery} from '../core/table/index.js';
import type {Page, PageSource, TableFailure, TableOperation} from './page-source.js';

/** What a table does about the end of a request. Requests that a newer one replaced have no end. */
export interface PageDataListener {
  /**
   * The page is there.
   *
   * @param actions What the user did that has taken effect with this page, oldest first.
   */
  loaded(query: TableQuery, page: Page, actions: readonly TableOperation[]): void;
  failed(failure: TableFailure): void;
}

interface Request {
  readonly query: TableQuery;
  readonly operation: TableOperation;
  readonly actions: readonly TableOperation[];
  /** Whether it asks for the last page, because the page asked for first is past the end. */
  readonly isMoved: boolean;
}

interface RunningRequest extends Request {
  readonly abort: AbortController;
}

/**
 * Loads the pages of a table: one request for each action, of which the newest alone counts. What a replaced request
 * still answers, page or error, is ignored. When the newest fails, the last good page stands with its query.
 *
 * It owns the order of requests, not the look of the table and not where pages come from.
 */
export class PageDataController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #listener: PageDataListener;

  #source: PageSource | null = null;
  #page: Page | null = null;
  /** The query of the page, or of a table that has none yet. */
  #pageQuery = initialQuery();
  #running: RunningRequest | null = null;
  /** What to ask for when the host is connected (again). */
  #waiting: Request | null = null;
  #failure: TableFailure | null = null;
  #failedRequest: Request | null = null;
  #isConnected = false;

  constructor(host: ReactiveControllerHost, listener: PageDataListener) {
    this.#host = host;
    this.#listener = listener;
    host.addController(this);
  }

  /** The last good page; null before the first. */
  get page(): Page | null {
    return this.#page;
  }

  /** The query of the last good page. */
  get pageQuery(): TableQuery {
    return this.#pageQuery;
  }

  /** What is asked for: the query of the request under way, or else of the last good page. */
  get query(): TableQuery {
    return this.#pending?.query ?? this.#pageQuery;
  }

  /** Whether a request is under way. */
  get isLoading(): boolean {
    return this.#running !== null;
  }

  /** Why the newest request failed; kept until a request succeeds. */
  get failure(): TableFailure | null {
    return this.#failure;
  }

  get #pending(): Request | null {
    return this.#running ?? this.#waiting;
  }

  /** Takes another source; the next request is the first to ask it. */
  setSource(source: PageSource): void {
    this.#source = source;
  }

  /** Forgets the page, the request under way and the failure: they are not of what is asked next. Keeps the query. */
  forget(): void {
    this.#pageQuery = this.query;
    this.#stop();
    this.#waiting = null;
    this.#page = null;
    this.#failure = null;
    this.#failedRequest = null;
  }

  /**
   * Asks for a page, in place of what is still under way.
   *
   * @param isUserAction Whether the user did it: `loaded` is then told of it.
   */
  load(query: TableQuery, operation: TableOperation, isUserAction = false): void {
    // What the user did in a request that this one replaces takes effect with this one: its query has it all.
    const earlier = this.#pending?.actions ?? [];
    const actions = isUserAction ? withAction(earlier, operation) : earlier;
    this.#start({query, operation, actions, isMoved: false});
  }

  /** Asks again for what is on show or under way. */
  reload(): void {
    this.load(this.query, 'load');
  }

  /** Repeats the request that failed, as the user asks for; without one, reloads. */
  retry(): void {
    const failed = this.#failedRequest;
    if (failed === null) this.reload();
    else this.#start({...failed, actions: withAction(failed.actions, failed.operation), isMoved: false});
  }

  hostConnected(): void {
    this.#isConnected = true;
    if (this.#waiting !== null) this.#start(this.#waiting);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#waiting = this.#pending;
    this.#stop();
  }

  #start(request: Request): void {
    this.#stop();
    this.#host.requestUpdate();
    this.#waiting = this.#isConnected ? null : request;
    if (this.#source === null || !this.#isConnected) return;
    const running = {...request, abort: new AbortController()};
    this.#running = running;
    const answer = this.#ask(this.#source, running);
    if (isPromise(answer))
      answer.then(
        page => this.#succeed(running, page),
        (cause: unknown) => this.#fail(running, cause),
      );
    else if (answer !== null) this.#succeed(running, answer);
  }

  /** The source's answer; null when it failed at once. */
  #ask(source: PageSource, running: RunningRequest): Page | Promise<Page> | null {
    try {
      return source.load(running.query, running.abort.signal);
    } catch (cause) {
      this.#fail(running, cause);
      return null;
    }
  }

  #stop(): void {
    this.#running?.abort.abort();
    this.#running = null;
  }

  #succeed(running: RunningRequest, page: Page): void {
    if (this.#running !== running) return;
    this.#running = null;
    const {query, actions, isMoved} = running;
    const lastPage = clampPage(query.page, page.total, query.pageSize);
    // Moved once: a server whose total shrinks again between two answers must not keep the table asking.
    if (lastPage !== query.page && !isMoved) {
      this.#start({...running, query: withPage(query, lastPage), isMoved: true});
      return;
    }
    this.#page = page;
    this.#pageQuery = query;
    this.#failure = null;
    this.#failedRequest = null;
    this.#host.requestUpdate();
    this.#listener.loaded(query, page, actions);
  }

  #fail(running: RunningRequest, cause: unknown): void {
    if (this.#running !== running) return;
    this.#running = null;
    const {operation, query} = running;
    // Without a good page there is nothing to go back to.
    if (this.#page === null) this.#pageQuery = query;
    this.#failedRequest = running;
    this.#failure = {operation, query, cause};
    this.#host.requestUpdate();
    this.#listener.failed(this.#failure);
  }
}

function withAction(actions: readonly TableOperation[], action: TableOperation): readonly TableOperation[] {
  return [...actions.filter(earlier => earlier !== action), action];
}

function isPromise(answer: Page | Promise<Page> | null): answer is Promise<Page> {
  return typeof (answer as Partial<Promise<Page>> | null)?.then === 'function';
}
