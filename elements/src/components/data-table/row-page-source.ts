import type {Page, PageSource} from '../table/model/page-source.js';
import {clientRows, type ClientRows} from '../table/model/client-rows.js';
import {runSliced} from '../../dom/time-slicer.js';
import {
  RowIndex,
  type RowView,
  type SlicedWork,
  type TableQuery,
  type TableRow,
} from '../../core/table/index.js';
import type {Warn} from '../../core/bad-input.js';

/** Rows that are collected in one slice. */
const SLICE = 8192;

interface RowPageSourceOptions {
  /** Whether the app has not set the rows yet. Default false. */
  readonly isWaiting?: boolean | undefined;
  /** Fields to search. */
  readonly fields: readonly string[];
  /** Compares two strings for sorting. */
  readonly compareText: (a: string, b: string) => number;
  readonly warn: Warn;
}

/**
 * Provides pages of rows in memory. Few rows are searched and sorted synchronously, so that nothing flickers;
 * many rows in slices, so that the page stays responsive. The key of a row is its index among all rows.
 */
export class RowPageSource implements PageSource {
  readonly #rows: readonly TableRow[];
  readonly #index: RowIndex;
  readonly #isWaiting: boolean;
  /** The rows of the latest search and sort, so that changing the page repeats neither. */
  #view: {readonly name: string; readonly rows: RowView} | null = null;
  /** What a query needed before the app had imported it. */
  readonly #missed = new Set<keyof ClientRows>();
  #matching: {readonly view: RowView; readonly rows: readonly TableRow[]} | null = null;

  constructor(rows: readonly TableRow[], options: RowPageSourceOptions) {
    const {fields, compareText, warn, isWaiting = false} = options;
    this.#rows = rows;
    this.#isWaiting = isWaiting;
    this.#index = new RowIndex(rows, fields, {
      compareText,
      sortByColumns: () => this.#imported('sortByColumns'),
      filterRows: () => this.#imported('filterRows')?.() ?? withoutFilters(warn),
      warn,
    });
  }

  /** Whether it has provided rows without what the app has imported since. */
  get isOutdated(): boolean {
    return [...this.#missed].some(name => clientRows[name] !== undefined);
  }

  /** Reads the text of the rows, which the first search would otherwise do. */
  prepareSearch(): SlicedWork<void> {
    return this.#index.build();
  }

  *matching(query: TableQuery): SlicedWork<readonly TableRow[]> {
    const view = yield* this.#index.view(query);
    const rows: TableRow[] = [];
    for (let start = 0; start < view.total; start += SLICE) {
      if (start > 0) yield;
      for (const key of view.slice(start, start + SLICE)) rows.push(this.#rows[key]!);
    }
    return rows;
  }

  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    const name = JSON.stringify([query.search, query.sort, query.thenBy, query.filters]);
    if (this.#view?.name === name) return this.#page(this.#view.rows, query);
    const finish = (rows: RowView): Page => {
      this.#view = {name, rows};
      return this.#page(rows, query);
    };
    const rows = runSliced(this.#index.view(query), signal);
    return rows instanceof Promise ? rows.then(finish) : finish(rows);
  }

  #imported<Name extends keyof ClientRows>(name: Name): ClientRows[Name] | null {
    const imported = clientRows[name];
    if (imported === undefined) this.#missed.add(name);
    return imported ?? null;
  }

  #page(view: RowView, {page, pageSize}: TableQuery): Page {
    const keys = view.slice((page - 1) * pageSize, page * pageSize);
    return {
      rows: keys.map(key => this.#rows[key]!),
      total: view.total,
      unfilteredTotal: this.#rows.length,
      ...(this.#isWaiting && {isWaiting: true}),
      keys,
      matching: () => this.#rowsOf(view),
    };
  }

  #rowsOf(view: RowView): readonly TableRow[] {
    if (this.#matching?.view !== view)
      this.#matching = {view, rows: view.slice(0, view.total).map(key => this.#rows[key]!)};
    return this.#matching.rows;
  }
}

/** Tables without filters do not need the module. */
function withoutFilters(warn: Warn): null {
  warn("filters need `import '@life-changers/elements/table-filters'`; without it they are ignored.");
  return null;
}
