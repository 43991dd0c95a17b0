import type {ReactiveControllerHost} from 'lit';
import {isSameQuery, type TableQuery} from '../../../core/table/index.js';
import {loadFailed, pageAhead, pageLoaded, showLoaded, showPage} from './members.js';
import {sendChanges, sendQueryChange} from './table-events.js';
import {PageDataController, type LoadedPage, type PageDataListener} from './page-data.controller.js';
import type {Page, TableFailure} from './page-source.js';
import {PendingQuery} from './pending-query.js';
import {changeOperation} from './table-model.js';

/** A table, as its requests see it. */
interface RequestsHost extends ReactiveControllerHost, HTMLElement {
  readonly isUpdatePending: boolean;
  /** Returns the page of a query if it was loaded ahead; otherwise null. */
  [pageAhead](query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null;
  /** Returns what to show of the loaded page. */
  [showPage](page: Page): Page;
  /** Called with each loaded page, before it is rendered. */
  [showLoaded](loaded: LoadedPage): void;
  /** Called with each loaded page, before its events. */
  [pageLoaded](query: TableQuery, page: Page): void;
  [loadFailed](failure: TableFailure): void;
}

/** Requests what the app sets, sends the events of what has changed, and knows when all of it is shown. */
export class TableRequests implements PageDataListener {
  /** Loads pages, and holds the loaded page. */
  readonly data: PageDataController;

  /** What the app has set. */
  readonly pending = new PendingQuery();

  readonly #host: RequestsHost;
  #isAsking = false;
  /** A loaded page whose events have not been sent yet. */
  #loaded: LoadedPage | null = null;
  #waiting: (() => void)[] = [];

  constructor(host: RequestsHost) {
    this.#host = host;
    this.data = new PageDataController(host, this);
  }

  pageAhead(query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null {
    return this.#host[pageAhead](query, signal);
  }

  showPage(page: Page): Page {
    return this.#host[showPage](page);
  }

  loaded(loaded: LoadedPage): void {
    this.#host[showLoaded](loaded);
    this.#loaded = loaded;
    if (!this.#isAsking) this.#sendLoaded();
  }

  failed(failure: TableFailure): void {
    this.#host[loadFailed](failure);
  }

  /** The requested query, including what the app has set since. */
  get next(): TableQuery {
    return this.pending.appliedTo(this.data.query);
  }

  /** Resolves when everything requested is shown, or has failed. */
  get settled(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve);
      this.#host.requestUpdate();
    });
  }

  /** Requests everything that the app has set since the last update, with one request. */
  ask(isNewSource: boolean): void {
    const query = this.next;
    const operation = changeOperation(this.pending.flush());
    if (!isNewSource && isSameQuery(query, this.data.query)) return;
    this.#isAsking = true;
    this.data.load(query, isNewSource ? 'load' : operation);
    this.#isAsking = false;
  }

  /** Call it after each update: the events wait for it, because the update would miss what their listeners set. */
  finishUpdate(): void {
    const host = this.#host;
    this.#sendLoaded();
    this.#sendQuery();
    // Set during the update, for example by a column's `render`.
    if (!this.pending.isEmpty) host.requestUpdate();
    if (host.isUpdatePending || this.data.isLoading) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #sendLoaded(): void {
    const loaded = this.#loaded;
    if (loaded === null) return;
    this.#loaded = null;
    this.#host[pageLoaded](loaded.query, loaded.page);
    sendChanges(this.#host, loaded.query, loaded.actions);
    this.#sendQuery();
  }

  /** What is requested but not loaded has not taken effect yet. */
  #sendQuery(): void {
    if (this.data.isLoading) return;
    const query = this.next;
    if (this.pending.tell(query)) sendQueryChange(this.#host, query);
  }
}
