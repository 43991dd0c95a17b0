import type {ReactiveController} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {isSameQuery, pageCount, withPage, type TableQuery} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';
import type {PrefetchProperties} from './properties.js';

/** Milliseconds after which a page that was loaded ahead is too old. */
const MAX_AGE = 30_000;

/** A page that was requested ahead. */
interface AheadPage {
  readonly query: TableQuery;
  readonly settings: readonly unknown[];
  readonly answer: Promise<Page>;
  readonly abort: AbortController;
  readonly time: number;
}

/**
 * Loads the page after the visible one ahead. Each page is used at most once, and only if nothing else was requested in
 * between: a reload or any other request drops it. If it fails, it is requested again once it is needed.
 */
export class Prefetch implements TableFeature, ReactiveController {
  readonly #table: FeatureTable<PrefetchProperties>;
  #ahead: AheadPage | null = null;
  /** The visible page after which the next one was requested. */
  #after: Page | null = null;

  constructor(table: FeatureTable<PrefetchProperties>) {
    this.#table = table;
    table.provide({pageAhead: (query, signal) => this.#pageAhead(query, signal)});
    table.element.addController(this);
  }

  /** Called with each update, also once the rows of a page are there. */
  update(): void {
    const {element, data} = this.#table;
    const {page, pageQuery, source} = data;
    const isOn = Boolean(element.prefetch);
    if (!isOn) this.#drop();
    if (!isOn || !element.isConnected || source === null) return;
    // A list without pages loads its rows itself.
    if (
      page === null ||
      page.scrolled !== undefined ||
      page === this.#after ||
      data.isLoading ||
      data.failure !== null
    )
      return;
    this.#after = page;
    this.#drop();
    if (page.groups !== undefined || pageQuery.page >= pageCount(page.total, pageQuery.pageSize)) return;
    const query = withPage(pageQuery, pageQuery.page + 1);
    const abort = new AbortController();
    const answer = Promise.resolve(source.load(query, abort.signal));
    // If it fails before anybody needs it, the page is requested again.
    answer.catch(() => this.#ahead?.abort === abort && this.#drop());
    this.#ahead = {query, settings: this.#settings, answer, abort, time: performance.now()};
  }

  #pageAhead(query: TableQuery, signal: AbortSignal): Promise<Page> | null {
    const ahead = this.#ahead;
    // Also for a reload: the next page may have changed too.
    this.#after = null;
    if (ahead === null || !isSameQuery(query, ahead.query) || !this.#isFresh(ahead)) {
      this.#drop();
      return null;
    }
    this.#ahead = null;
    signal.addEventListener('abort', () => ahead.abort.abort(signal.reason));
    const {source} = this.#table.data;
    return ahead.answer.catch((cause: unknown) => {
      if (signal.aborted || source === null) throw cause;
      return source.load(query, signal);
    });
  }

  hostConnected(): void {
    this.#table.element.requestUpdate();
  }

  hostDisconnected(): void {
    this.#after = null;
    this.#drop();
  }

  get #settings(): readonly unknown[] {
    const {settings = {}} = this.#table.data.source ?? {};
    return Object.values(settings) as unknown[];
  }

  #isFresh({settings, time}: AheadPage): boolean {
    return isSameList(settings, this.#settings) && performance.now() - time < MAX_AGE;
  }

  #drop(): void {
    this.#ahead?.abort.abort();
    this.#ahead = null;
  }
}
