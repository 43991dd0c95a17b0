import type {Page} from '../table/model/page-source.js';
import {clientRows, withDays, type ClientRows, type RowSource} from '../table/model/client-rows.js';
import {isOnServer, isServer, isServerView} from '../../dom/server-view.js';
import {FEW, FewRows} from '../../core/table/search/few-rows.js';
import {viewName} from '../../core/table/search/row-view.js';
import type {RowIndex, RowView, SlicedWork, TableQuery, TableRow} from '../../core/table/index.js';
import type {Warn} from '../../core/bad-input.js';
import type * as manyRowsModule from './many-rows.js';

/** Rows that are collected in one slice. */
const SLICE = 8192;

/** What shows the rows of a source in another way. */
const WRAPPERS = ['groupRows', 'treeRows'] as const;

type ManyRows = typeof manyRowsModule;

/** The code for many rows, once it has loaded. */
let manyRows: ManyRows | null = null;

/** Returns the code for many rows, or a promise of it: null if it cannot be loaded, for example without a connection. */
const loadManyRows = (): ManyRows | Promise<ManyRows | null> =>
  manyRows ??
  import('./many-rows.js').then(
    loaded => (manyRows = loaded),
    () => null,
  );

interface RowPageSourceOptions {
  /** Fields to search. */
  readonly fields: readonly string[];
  /** Compares two strings for sorting. */
  readonly compareText: (a: string, b: string) => number;
  readonly warn: Warn;
}

/** What a query has found. */
interface Found {
  /** The query, without the page. */
  readonly name: string;
  readonly view: RowView;
  /** All rows, once a feature has needed them. */
  rows: readonly TableRow[] | null;
}

/**
 * Provides pages of rows in memory. Few rows are searched and sorted synchronously, so that nothing flickers;
 * many rows in slices, so that the page stays responsive. The key of a row is its index among all rows.
 */
export class RowPageSource implements RowSource {
  readonly rows: readonly TableRow[];
  readonly options: RowSource['options'];
  readonly #fewRows: FewRows;
  readonly #indexOf: (code: ManyRows) => RowIndex;
  /** Null if there are few rows, and until the code for many has loaded. */
  #index: RowIndex | null = null;
  /** The latest search and sort, so that changing the page repeats neither. */
  #found: Found | null = null;
  /** What a query, or another source around this one, needed before the app had imported it. */
  readonly #missed = new Set<keyof ClientRows>(WRAPPERS.filter(name => clientRows[name] === undefined));

  constructor(rows: readonly TableRow[], options: RowPageSourceOptions) {
    const {fields, compareText, warn} = options;
    this.rows = rows;
    this.options = {
      fields,
      compareText,
      sortByColumns: () => this.#imported('sortByColumns'),
      filterRows: () => this.#imported('filterRows')?.() ?? withoutModule('filters need', 'filters', warn),
      filterTree: () =>
        this.#imported('filterTree')?.() ?? withoutModule('the conditions of where need', 'filter-bar', warn),
      warn,
    };
    this.#fewRows = new FewRows(rows, fields, this.options);
    this.#indexOf = ({RowIndex}) => (this.#index ??= new RowIndex(rows, fields, this.options));
  }

  /** Whether it has provided rows without what the app has imported since. */
  get isOutdated(): boolean {
    return [...this.#missed].some(name => clientRows[name] !== undefined);
  }

  /**
   * Loads the code for many rows, and reads their text while the browser is idle, which the first search would otherwise
   * do.
   *
   * @param isSearched Whether a search may follow. Asked before each part of the work.
   */
  async prepare(isSearched: () => boolean): Promise<void> {
    if ((isServer && isOnServer) || this.rows.length <= FEW) return;
    const code = await loadManyRows();
    code?.runWhenIdle(this.#indexOf(code).build(), isSearched);
  }

  *view(given: TableQuery): SlicedWork<RowView> {
    const query = withDays(given);
    return this.#index === null ? this.#fewRows.view(query) : yield* this.#index.view(query);
  }

  *matching(query: TableQuery): SlicedWork<readonly TableRow[]> {
    const view = yield* this.view(query);
    const rows: TableRow[] = [];
    for (let start = 0; start < view.total; start += SLICE) {
      if (start > 0) yield;
      for (const key of view.slice(start, start + SLICE)) rows.push(this.rows[key]!);
    }
    return rows;
  }

  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    const name = viewName(withDays(query));
    if (this.#found?.name === name) return this.#page(this.#found, query);
    const finish = (view: RowView): Page => this.#page((this.#found = {name, view, rows: null}), query);
    const view = this.viewNow(query, signal);
    return view instanceof Promise ? view.then(finish) : finish(view);
  }

  /** On a server, and when a server-rendered page hydrates, the rows are needed at once. */
  viewNow(given: TableQuery, signal: AbortSignal): RowView | Promise<RowView> {
    const query = withDays(given);
    const {search, sort, filters, where} = query;
    const isPlain = search === '' && sort === null && filters === undefined && where === undefined;
    if (isPlain || isServerView || this.rows.length <= FEW) return this.#fewRows.view(query);
    const viewBy = (code: ManyRows | null) =>
      code === null ? this.#fewRows.view(query) : code.runSliced(this.#indexOf(code).view(query), signal);
    const code = loadManyRows();
    return code instanceof Promise ? code.then(viewBy) : viewBy(code);
  }

  #imported<Name extends keyof ClientRows>(name: Name): ClientRows[Name] | null {
    const imported = clientRows[name];
    if (imported === undefined) this.#missed.add(name);
    return imported ?? null;
  }

  #page(found: Found, {page, pageSize}: TableQuery): Page {
    const {view} = found;
    const rowsOf = (keys: readonly number[]) => keys.map(key => this.rows[key]!);
    const keys = view.slice((page - 1) * pageSize, page * pageSize);
    return {
      rows: rowsOf(keys),
      total: view.total,
      unfilteredTotal: this.rows.length,
      keys,
      matching: () => (found.rows ??= rowsOf(view.slice(0, view.total))),
    };
  }
}

/** Tables without filters do not need the module. */
function withoutModule(need: string, module: string, warn: Warn): null {
  warn(`${need} \`import '@life-changers/elements/table-${module}'\`; without it they are ignored.`);
  return null;
}
