import {
  ChangingRows,
  repairView,
  viewName,
  type RowView,
  type SlicedWork,
  type TableQuery,
  type TableRow,
} from '../../../../core/table/index.js';
import {FEW} from '../../../../core/table/search/few-rows.js';
import {withDays, type LiveRows, type LiveTable, type RowSource} from '../../model/client-rows.js';
import type {Page} from '../../model/page-source.js';
import {readKey, rowKeyOf} from '../../model/row-keys.js';
import type {TableParts} from '../../model/table-feature.js';

/** What single features do for each table. */
export const partsOf = new WeakMap<object, Readonly<Partial<TableParts>>>();

/** What a query has found. */
interface Found {
  readonly name: string;
  /** The numbers of the rows, in order. */
  readonly view: Uint32Array;
  /** The rows, once a feature has needed them. */
  rows?: readonly TableRow[] | undefined;
}

/**
 * Provides pages of rows that change. What a query has found is repaired when rows change. Another query reads the rows again,
 * if they have changed since they were read.
 */
export class LiveSource implements LiveRows {
  readonly #table: LiveTable;
  readonly #read: (rows: readonly TableRow[]) => RowSource;
  /** How many changed rows are sorted at once. */
  readonly #few: number;
  #source: RowSource;
  #changing: ChangingRows;
  /** The numbers of the rows that have changed since a query has found some, or since all were read. */
  readonly #changed = new Set<number>();
  /** Whether others have changed since the rows were read. */
  #isOld = false;
  #found: Found | null = null;
  /** What is added to the number of a row for its key on the page, so that it has another one if the rows are numbered again. */
  #firstKey = 0;
  /** Whether the table updates with the next frame. */
  #isPlanned = false;

  constructor(
    table: LiveTable,
    source: RowSource,
    read: (rows: readonly TableRow[]) => RowSource,
    few = FEW,
  ) {
    this.#table = table;
    this.#source = source;
    this.#read = read;
    this.#few = few;
    this.#changing = this.#number(source.rows);
  }

  get rows(): readonly TableRow[] {
    return this.#changing.list;
  }

  apply(changes: readonly unknown[]): void {
    for (const change of changes) this.#changing.apply(change, this.#changed);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame(() => {
      this.#isPlanned = false;
      this.#table.requestUpdate();
    });
  }

  isStale(): boolean {
    this.#changing.release(this.#changed);
    return this.#found === null || this.#changed.size > 0;
  }

  load(given: TableQuery, signal: AbortSignal): Page | Promise<Page> {
    const query = withDays(given);
    const name = viewName(query);
    const isTooMuch = this.#isWorn || this.#changed.size > this.#few;
    if (this.#found?.name === name && !isTooMuch) return this.#page(name, this.#found.view, query);
    if (this.#isOld || isTooMuch) this.#readAgain();
    const source = this.#source;
    const finish = (view: RowView): Page | Promise<Page> =>
      source === this.#source && !this.#isOld
        ? this.#page(name, this.#numbersOf(view), query)
        : this.load(query, signal);
    const view = source.viewNow(query, signal);
    return view instanceof Promise ? view.then(finish) : finish(view);
  }

  *matching(given: TableQuery): SlicedWork<readonly TableRow[]> {
    const query = withDays(given);
    if (this.#isOld) this.#readAgain();
    const source = this.#source;
    const view = this.#numbersOf(yield* source.view(query));
    return source === this.#source && !this.#isOld
      ? this.#rowsOf(this.#repair(view, query))
      : yield* this.matching(query);
  }

  #number(rows: readonly TableRow[]): ChangingRows {
    const {warn = () => {}} = this.#source.options;
    // Read once, because there may be a million rows.
    const keyOf = rowKeyOf(this.#table);
    const onError = (): void => warn('the rowKey function threw; the row cannot be changed.');
    return new ChangingRows(
      rows,
      row => readKey(row, keyOf, onError),
      key => partsOf.get(this.#table)?.holdsRow?.(key),
      problem => {
        if (problem === 'unknown')
          warn('applyChanges has the key of a row that does not exist; that change is ignored.');
        if (problem === 'repeated')
          warn('a row in add has no key, or that of another row; it is not added. rowKey must be unique.');
        if (problem === 'list')
          warn('applyChanges needs {add, update, remove} with lists; other values are ignored.');
      },
    );
  }

  /** Whether most numbers are free. */
  get #isWorn(): boolean {
    const {rows, count} = this.#changing;
    return rows.length > 2 * count + this.#few;
  }

  #readAgain(): void {
    if (this.#isWorn) {
      this.#firstKey += this.#changing.rows.length;
      this.#changing = this.#number(this.rows);
    }
    this.#found = null;
    this.#isOld = false;
    this.#changed.clear();
    this.#source = this.#read([...this.#changing.rows]);
  }

  /** The rows were read with those of free numbers. */
  #numbersOf(view: RowView): Uint32Array {
    const {rows} = this.#changing;
    return Uint32Array.from(view.slice(0, view.total).filter(row => row in rows));
  }

  #repair(view: Uint32Array, query: TableQuery): Uint32Array {
    return repairView(view, this.#changed, query, {...this.#source.options, rows: this.#changing.rows});
  }

  /** @param view What the query has found before the changes. */
  #page(name: string, view: Uint32Array, query: TableQuery): Page {
    if (view !== this.#found?.view || this.#changed.size > 0) {
      this.#found = {name, view: this.#repair(view, query)};
      this.#isOld ||= this.#changed.size > 0;
      this.#changed.clear();
    }
    const found = this.#found;
    const {page, pageSize} = query;
    const shown = found.view.subarray((page - 1) * pageSize, page * pageSize);
    return {
      rows: this.#rowsOf(shown),
      total: found.view.length,
      unfilteredTotal: this.#changing.count,
      keys: Array.from(shown, row => row + this.#firstKey),
      isLive: true,
      matching: () => (found.rows ??= this.#rowsOf(found.view)),
    };
  }

  /** Rows that were removed since are left out. */
  #rowsOf(numbers: Uint32Array): readonly TableRow[] {
    const {rows} = this.#changing;
    return Array.from(
      numbers.filter(row => row in rows),
      row => rows[row]!,
    );
  }
}
