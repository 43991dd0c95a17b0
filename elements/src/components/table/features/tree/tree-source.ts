import type {Warn} from '../../../../core/bad-input.js';
import {isSameList} from '../../../../core/is-same-list.js';
import {after} from '../../../../core/later.js';
import {viewName, type SlicedWork, type TableQuery, type TableRow} from '../../../../core/table/index.js';
import type {RowTree} from '../../../../core/table/tree/row-tree.js';
import {TreeView} from '../../../../core/table/tree/tree-view.js';
import {withDays} from '../../model/client-rows.js';
import type {Page, PageSource, PageTree} from '../../model/page-source.js';
import {isTree} from './properties.js';
import {closedIn, numberOf, openTree, readTree, treeSettings, type TreeTable} from './tree-state.js';

/** The rows of a tree that were read, and what they were read from. */
interface Read {
  readonly from: readonly unknown[];
  readonly tree: RowTree | null;
  readonly source: PageSource;
}

/** What a query has found. */
interface Found extends Omit<PageTree, 'lines'> {
  readonly name: string;
  readonly page: Page;
  /** The key of each row on a page, by its index. */
  readonly numbers: readonly number[];
  rows?: readonly TableRow[] | undefined;
}

/** Provides pages of the visible rows of a tree. */
export class TreeSource implements PageSource {
  readonly #table: TreeTable;
  readonly #base: {readonly rows: readonly TableRow[]};
  readonly #readRows: (rows: readonly TableRow[]) => PageSource;
  readonly #warn: Warn;
  #last: Read | null = null;
  /** The latest search and sort, so that another page and open rows repeat neither. */
  #found: Found | null = null;

  constructor(
    table: TreeTable,
    base: {readonly rows: readonly TableRow[]},
    readRows: (rows: readonly TableRow[]) => PageSource,
    warn: Warn,
  ) {
    this.#table = table;
    this.#base = base;
    this.#readRows = readRows;
    this.#warn = warn;
  }

  get settings(): object | undefined {
    return this.#read.source.settings;
  }

  load(query: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    const {tree, source} = this.#read;
    if (tree === null || query.group !== undefined) return source.load(query, signal);
    const name = viewName(withDays(query));
    if (this.#found?.view.tree === tree && this.#found.name === name) return this.#page(this.#found, query);
    const found = {
      ...query,
      page: 1,
      pageSize: Math.max(1, tree.rows.length),
    };
    const all = withoutFilters(found);
    return after(source.load(all, signal), ordered =>
      after(all === found ? ordered : source.load(found, signal), page => {
        const order = indexesOf(tree, ordered.rows);
        const matches = page === ordered ? null : indexesOf(tree, page.rows);
        const numbers: number[] = [];
        const {length} = this.#base.rows;
        for (const [place, index] of order.entries())
          numbers[index] =
            index < length ? (ordered.keys?.[place] ?? index) : numberOf(tree.rows[index]!, index);
        this.#found = {
          name,
          page,
          numbers,
          view: new TreeView(tree, order, matches),
          closed: closedIn(this.#table, query),
        };
        return this.#page(this.#found, query);
      }),
    );
  }

  /** Rows that match, each after its parent. */
  *matching(query: TableQuery): SlicedWork<readonly TableRow[]> {
    const {tree, source} = this.#read;
    const found = yield* source.matching!(query);
    if (tree === null || query.group !== undefined) return found;
    const all = withoutFilters(query);
    const ordered = all === query ? found : yield* source.matching!(all);
    const matches = found === ordered ? null : indexesOf(tree, found);
    return rowsOf(new TreeView(tree, indexesOf(tree, ordered), matches));
  }

  /** The rows as a tree, which are read again after a change; without a tree, as they are. */
  get #read(): Read {
    const {rows} = this.#base;
    const isOn = isTree(this.#table);
    const from = [rows, isOn, ...(isOn ? treeSettings(this.#table) : [])];
    if (this.#last !== null && isSameList(from, this.#last.from)) return this.#last;
    const tree = isOn ? readTree(this.#table, rows, true, this.#warn) : null;
    const isSame = tree === null || tree.rows.length === rows.length;
    return (this.#last = {
      from,
      tree,
      source: this.#readRows(isSame ? rows : tree.rows),
    });
  }

  #page(found: Found, {page, pageSize}: TableQuery): Page {
    const {view, closed, numbers} = found;
    const start = (page - 1) * pageSize;
    const {lines, count} = view.lines(openTree(this.#table, found, this.#warn), start, start + pageSize);
    return {
      ...found.page,
      rows: lines.map(({row}) => row),
      keys: lines.map(({index}) => numbers[index]!),
      lines: count,
      tree: {view, lines, closed},
      matching: () => (found.rows ??= rowsOf(view)),
    };
  }
}

const rowsOf = (view: TreeView): readonly TableRow[] => view.matches().map(index => view.tree.rows[index]!);

/** Returns the query without what leaves out rows; the same query if nothing does. */
function withoutFilters(query: TableQuery): TableQuery {
  const {search, filters, where, ...others} = query;
  return search === '' && filters === undefined && where === undefined ? query : {...others, search: ''};
}

/** Returns the indexes of rows in a tree. The same row may be there twice. */
function indexesOf({rows}: RowTree, found: readonly TableRow[]): number[] {
  const byRow = new Map<TableRow, number>();
  const next = new Int32Array(rows.length);
  for (let index = rows.length - 1; index >= 0; index--) {
    next[index] = byRow.get(rows[index]!) ?? -1;
    byRow.set(rows[index]!, index);
  }
  return found.flatMap(row => {
    const index = byRow.get(row) ?? -1;
    if (index === -1) return [];
    byRow.set(row, next[index]!);
    return index;
  });
}
