import {after} from '../../../../core/later.js';
import {isSameQuery, type TableQuery} from '../../../../core/table/index.js';
import type {PageDataController} from '../../model/page-data.controller.js';
import type {Page} from '../../model/page-source.js';
import {UNLOADED_ROW} from '../../model/unloaded-row.js';
import {RowBlocks, type RowBlock} from './row-blocks.js';
import type {RowRange} from './scroll-viewport.js';

/** The rows that a server table loads at once. */
const BLOCK = 100;

/** Milliseconds without another part after which rows are requested. */
const PAUSE = 60;

/** The rows of a list without pages, as far as they are loaded. */
export class ScrolledList {
  readonly #data: PageDataController;
  readonly #onChange: (hasFailed: boolean) => void;
  /** The loaded page that has the first rows, and its query. */
  #page: Page | null = null;
  #query: TableQuery | null = null;
  #blocks: RowBlocks | null = null;
  #wanting: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange Called when rows have loaded later, or have failed. */
  constructor(data: PageDataController, onChange: (hasFailed: boolean) => void) {
    this.#data = data;
    this.#onChange = onChange;
  }

  /** The number of rows; 0 before the first ones. */
  get count(): number {
    return this.#blocks?.count ?? 0;
  }

  /** Whether rows are requested, or will be soon. */
  get isLoading(): boolean {
    return this.#wanting !== undefined || this.#blocks?.isLoading === true;
  }

  /** Loads the first rows instead of a page. */
  loadFirst(query: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    return this.#data.source!.load({...query, page: 1, pageSize: sizeOf(query)}, signal);
  }

  /** Whether the list starts with a page. */
  isOf(page: Page): boolean {
    return page === this.#page;
  }

  /** Starts with the rows of a page. Returns whether it is the same list, which was loaded again. */
  start(page: Page): boolean {
    const query = this.#data.pageQuery;
    const isSame = this.#query !== null && isSameQuery(this.#query, query);
    this.end();
    this.#page = page;
    this.#query = query;
    const size = Math.min(sizeOf(query), page.limit ?? Infinity);
    this.#blocks = new RowBlocks(blockOf(page), {
      size,
      isWalk: page.isWalk,
      load: (index, signal) =>
        after(this.#data.source!.load({...query, page: index + 1, pageSize: size}, signal), blockOf),
      onChange: this.#onChange,
    });
    return isSame;
  }

  /** Aborts all requests. The next page starts again. */
  end(): void {
    if (this.#page === null) return;
    clearTimeout(this.#wanting);
    this.#wanting = undefined;
    this.#blocks?.end();
    this.#page = null;
  }

  /** Loads rows. Those in memory are there at once; those of a server are requested once the list rests for a moment. */
  want({start, end}: RowRange): void {
    const blocks = this.#blocks!;
    if (this.#page!.matching !== undefined) return blocks.want(start, end);
    clearTimeout(this.#wanting);
    this.#wanting = undefined;
    if (blocks.hasAll(start, end)) return;
    blocks.abortOutside(start, end);
    this.#wanting = setTimeout(() => {
      this.#wanting = undefined;
      blocks.want(start, end);
      this.#onChange(false);
    }, PAUSE);
  }

  /** Returns rows as a page. */
  part(indexes: readonly number[]): Page {
    const page = this.#page!;
    const blocks = this.#blocks!;
    // A row of a tree has no outline: its level is not known.
    const shown = page.tree ? indexes.filter(index => blocks.lineAt(index) !== undefined) : indexes;
    return {
      ...page,
      ...(page.lines === undefined ? {total: blocks.count} : {lines: blocks.count}),
      ...(page.tree && {tree: {...page.tree, lines: shown.map(index => blocks.lineAt(index)!)}}),
      rows: shown.map(index => blocks.rowAt(index) ?? UNLOADED_ROW),
      keys: shown.map(index => blocks.keyAt(index)),
      scrolled: {indexes: shown, of: page},
    };
  }

  /** Whether a row could not be loaded. */
  hasFailed(index: number): boolean {
    return this.#blocks?.failureAt(index) !== undefined;
  }

  /** Loads rows again that could not be loaded. */
  retry(index: number): void {
    this.#blocks!.retry(index);
    this.#onChange(false);
  }
}

/** A tree counts the rows that are open. */
const blockOf = ({rows, keys, total, lines = total, tree}: Page): RowBlock => ({
  rows,
  keys,
  total: lines,
  lines: tree?.lines,
});

const sizeOf = ({pageSize}: TableQuery): number => Math.max(BLOCK, pageSize);
