import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {clampPage, initialQuery, isSameSort, withPage, type TableQuery} from '../../../core/table/index.js';
import type {Page, PageSource, TableFailure, TableOperation} from './page-source.js';

/** How often a request is corrected before page 1 is asked for, which is there whatever the answer says. */
const MAX_CORRECTIONS = 3;

/** A page that has come. */
export interface LoadedPage {
  readonly query: TableQuery;
  readonly page: Page;
  /** What the user did that has taken effect with this page, oldest first. */
  readonly actions: readonly TableOperation[];
}

/** What a table does about the end of a request. Requests that a newer one replaced have no end. */
export interface PageDataListener {
  loaded(loaded: LoadedPage): void;
  failed(failure: TableFailure): void;
}

interface Request {
  readonly query: TableQuery;
  readonly operation: TableOperation;
  readonly actions: readonly TableOperation[];
  /** How often the answers said that another page has to be asked for. */
  readonly corrections: number;
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
  /** What to ask for once the host is connected and there is a source. */
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

  /** Takes another source; the next request is the first to ask it. Without one, requests wait. */
  setSource(source: PageSource | null): void {
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
    // What the user did in a request that this one replaces takes effect with this one, if its query still has it.
    const pending = this.#pending;
    const earlier = pending?.actions.filter(action => isInEffect(action, pending.query, query)) ?? [];
    const actions = isUserAction ? withAction(earlier, operation) : earlier;
    this.#start({query, operation, actions, corrections: 0});
  }

  /** Asks again for what is on show or under way. */
  reload(): void {
    this.load(this.query, 'load');
  }

  /** Repeats the request that failed, as the user asks for; without one, reloads. */
  retry(): void {
    const failed = this.#failedRequest;
    if (failed === null) this.reload();
    else this.#start({...failed, actions: withAction(failed.actions, failed.operation), corrections: 0});
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
    const canAsk = this.#isConnected && this.#source !== null;
    this.#waiting = canAsk ? null : request;
    if (this.#source === null || !canAsk) return;
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
    const {actions, corrections} = running;
    const query = correctQuery(running.query, page);
    // A smaller page size moves the start of every page but the first.
    if (query.page !== running.query.page || (query !== running.query && query.page > 1)) {
      const next = corrections < MAX_CORRECTIONS ? query : withPage(query, 1);
      this.#start({...running, query: next, corrections: corrections + 1});
      return;
    }
    this.#page = page;
    this.#pageQuery = query;
    this.#failure = null;
    this.#failedRequest = null;
    this.#host.requestUpdate();
    this.#listener.loaded({query, page, actions});
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

/** The query as the answer has it: a page that there is, of the size that the source gives at most. */
function correctQuery(query: TableQuery, {total, limit = Infinity}: Page): TableQuery {
  const pageSize = Math.min(query.pageSize, limit);
  const page = clampPage(query.page, total, pageSize);
  return page === query.page && pageSize === query.pageSize ? query : {...query, page, pageSize};
}

/** Whether what the user did is the same in two queries. */
function isInEffect(action: TableOperation, before: TableQuery, after: TableQuery): boolean {
  if (action === 'sort') return isSameSort(before.sort, after.sort);
  if (action === 'page-size') return before.pageSize === after.pageSize;
  if (action === 'search') return before.search === after.search;
  return before.page === after.page;
}

function withAction(actions: readonly TableOperation[], action: TableOperation): readonly TableOperation[] {
  return [...actions.filter(earlier => earlier !== action), action];
}

function isPromise(answer: Page | Promise<Page> | null): answer is Promise<Page> {
  return typeof (answer as Partial<Promise<Page>> | null)?.then === 'function';
}
