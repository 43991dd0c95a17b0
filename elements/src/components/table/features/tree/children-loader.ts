import {describeValue, type Warn} from '../../../../core/bad-input.js';
import {inTime, LATE} from '../../../../core/later.js';
import type {RowKey, TableQuery, TableRow} from '../../../../core/table/index.js';
import {delay} from '../../../../dom/delay.js';
import type {TreeProperties} from './properties.js';

/** A request for the rows below a row. */
interface Attempt {
  readonly row: TableRow;
  readonly abort: AbortController;
  readonly isFailed: boolean;
}

/** Rows that have loaded below a row. */
interface Loaded {
  /** Null for those that should load again. */
  readonly row: TableRow | null;
  readonly rows: readonly TableRow[];
}

interface Entry {
  /** What has loaded. */
  readonly loaded?: Loaded | undefined;
  readonly attempt?: Attempt | undefined;
}

/** What the answers of a table are for. */
interface LoaderOptions {
  readonly table: Pick<TreeProperties, 'loadChildren'>;
  readonly query: () => TableQuery;
  readonly warn: Warn;
  /** Called when the state of a row has changed. */
  readonly changed: (state: 'loading' | 'failed' | 'loaded') => void;
}

/** Loads the rows below rows of a table, by their key. Only the newest answer for a row counts. */
export class ChildrenLoader {
  readonly #entries = new Map<RowKey, Entry>();
  #options: LoaderOptions | null = null;
  /** Another object after each change of the loaded rows. */
  loaded: object = {};

  /** Starts to load for a table. */
  use(options: LoaderOptions): void {
    this.#options = options;
  }

  rowsOf(key: RowKey): readonly TableRow[] | undefined {
    return this.#entries.get(key)?.loaded?.rows;
  }

  /** Whether rows should load again: after a reload, or because they were loaded for an earlier row of a server. */
  isOld(key: RowKey, row: TableRow, isClient: boolean): boolean {
    const {loaded} = this.#entries.get(key) ?? {};
    return loaded !== undefined && (loaded.row === null || !(isClient || loaded.row === row));
  }

  /** Keeps the loaded rows until they are loaded again. */
  expire(): void {
    for (const [key, {loaded, attempt}] of this.#entries)
      this.#entries.set(key, {attempt, loaded: loaded && {...loaded, row: null}});
  }

  stateOf(key: RowKey | null): 'loading' | 'failed' | null {
    const attempt = key === null ? undefined : this.#entries.get(key)?.attempt;
    return attempt === undefined ? null : attempt.isFailed ? 'failed' : 'loading';
  }

  /** Loads the rows below some rows. All other requests are aborted, and what has failed is forgotten. */
  need(rows: ReadonlyMap<RowKey, TableRow>): void {
    for (const [key, {attempt}] of this.#entries) if (attempt && !rows.has(key)) this.stop(key);
    for (const [key, row] of rows)
      if (this.#entries.get(key)?.attempt?.row !== row) {
        this.stop(key);
        void this.#load(key, row);
      }
  }

  /** Aborts the request of a row, or forgets that it has failed. */
  stop(key: RowKey): void {
    const {attempt, loaded} = this.#entries.get(key) ?? {};
    this.#entries.set(key, {loaded});
    attempt?.abort.abort();
  }

  async #load(key: RowKey, row: TableRow): Promise<void> {
    const {table, query, warn, changed} = this.#options!;
    const abort = new AbortController();
    const set = (entry: Entry, state: Parameters<typeof changed>[0]): void => {
      this.#entries.set(key, {
        loaded: this.#entries.get(key)?.loaded,
        ...entry,
      });
      changed(state);
    };
    const isWanted = (): boolean => this.#entries.get(key)?.attempt?.abort === abort;
    set({attempt: {row, abort, isFailed: false}}, 'loading');
    try {
      const answer = (async () => table.loadChildren!(row, {signal: abort.signal, query: query()}))();
      const rows = await inTime<unknown>(answer, delay);
      if (!Array.isArray(rows))
        throw new TypeError(`loadChildren must return a list of rows, not ${describeValue(rows)}.`);
      if (!isWanted()) return;
      this.loaded = {};
      set({loaded: {row, rows: rows as TableRow[]}, attempt: undefined}, 'loaded');
    } catch (cause) {
      if (!isWanted()) return;
      if (cause === LATE) abort.abort();
      warn('the rows below a row could not be loaded; users can try again.', cause);
      set({attempt: {row, abort, isFailed: true}}, 'failed');
    }
  }
}
