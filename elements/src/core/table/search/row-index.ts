import {orderColumn} from '../sort/column-order.js';
import type {ColumnOrder} from '../sort/column-order.js';
import {FoundRows, type FoundRowsOptions} from '../filters/found-rows.js';
import {fold} from './fold.js';
import {FoldedText} from './folded-text.js';
import {canScan, scanFor} from './scan.js';
import type {Compare} from '../sort/merge-sort.js';
import type {SortByColumns} from '../sort/multi-sort.js';
import {sortsOf, type Sort, type TableQuery} from '../query/query.js';
import type {TableRow} from '../row.js';
import {RowView} from './row-view.js';
import {inSlices, SharedWork} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';

export interface RowIndexOptions extends FoundRowsOptions {
  /** Compares two texts for sorting, like `Intl.Collator.prototype.compare`. */
  compareText: Compare<string>;
  /** Returns what sorts by several columns. Without it, only the first one counts. */
  sortByColumns?: (() => SortByColumns | null) | undefined;
}

/** Rows that are scanned in one slice. */
const SCANNED_ROWS = 1024;

/** What of a query decides on the rows and their order. */
export type RowQuery = Pick<TableQuery, 'sort' | 'thenBy' | 'search' | 'filters' | 'where'>;

/**
 * Searches and sorts the rows of a client table, up to a million, without blocking a frame.
 *
 * Each row is read once for search and once for each sorted column. A search that comes while `build` reads the rows scans
 * them itself. If rows change, create a new index. All long work is
 * sliced (see `SlicedWork`). If a driver stops early, the next one continues with the same text or column. Rows and
 * cells of unexpected types are never errors: values that are not scalar are not searched, and sort as empty unless they
 * have a scalar `orderValue`.
 */
export class RowIndex {
  readonly #rows: readonly TableRow[];
  readonly #fields: readonly string[];
  readonly #options: RowIndexOptions;
  readonly #folded: SharedWork<FoldedText>;
  readonly #orders = new Map<string, SharedWork<ColumnOrder>>();
  /** The last search. A longer needle that contains this one can only be near these rows. */
  #found: {needle: string; rows: Uint32Array} | null = null;
  /** Whether `build` has begun and not ended. */
  #isBuilding = false;
  /** It keeps the rows of the last filters, which other sorts share. */
  readonly #filtered: FoundRows;

  /** Creates an index of `rows`. Search reads the cells of `fields`. */
  constructor(rows: readonly TableRow[], fields: readonly string[], options: RowIndexOptions) {
    this.#rows = rows;
    this.#fields = fields;
    this.#options = options;
    this.#filtered = new FoundRows(rows, fields, options);
    this.#folded = new SharedWork(() => FoldedText.of(rows, fields));
  }

  /** Reads the text of the rows before the first search, which would otherwise do it. Until then, rows are scanned. */
  build(): SlicedWork<void> {
    this.#isBuilding = true;
    return this.#build();
  }

  *#build(): SlicedWork<void> {
    yield* this.#folded.run();
    this.#isBuilding = false;
  }

  /**
   * Returns the rows that contain the search text in a cell and match all filters and the tree, sorted by any fields. Unsorted rows
   * and rows with equal values keep their order, and empty values come last, in both directions. A view does not depend
   * on the page and page size: one view serves every page.
   */
  *view({sort, thenBy, search, ...filtered}: RowQuery): SlicedWork<RowView> {
    const needle = fold(search);
    const searched = needle === '' ? null : yield* this.#search(needle);
    const found = yield* this.#filtered.filter(filtered, searched);
    if (sort === null) return found === null ? new RowView(this.#rows.length) : RowView.of(found);
    const sortByColumns = thenBy === undefined ? null : this.#options.sortByColumns?.();
    if (sortByColumns) return RowView.of(yield* this.#sort(sortByColumns, sortsOf({sort, thenBy}), found));
    const order = yield* this.#orderOf(sort.field);
    if (found === null) return new RowView(this.#rows.length, order.rowAt(sort.direction));
    return RowView.of(yield* order.sorted(sort.direction, found));
  }

  *#sort(
    sortByColumns: SortByColumns,
    sorts: readonly Sort[],
    found: Uint32Array | null,
  ): SlicedWork<Uint32Array> {
    const columns = [];
    for (const {field, direction} of sorts) columns.push({order: yield* this.#orderOf(field), direction});
    return yield* sortByColumns(columns, found);
  }

  *#search(needle: string): SlicedWork<Uint32Array> {
    const last = this.#found;
    if (last?.needle === needle) return last.rows;
    const isNarrower = last !== null && needle.includes(last.needle);
    const candidates = isNarrower ? last.rows : null;
    const isScanned = this.#isBuilding && canScan(needle) && (last === null || isNarrower);
    const rows = isScanned
      ? yield* this.#scan(needle, candidates)
      : yield* (yield* this.#folded.run()).search(needle, candidates);
    this.#found = {needle, rows};
    return rows;
  }

  /** Finds the same rows as `FoldedText`, before it has read them. */
  *#scan(needle: string, candidates: Uint32Array | null): SlicedWork<Uint32Array> {
    const rows = this.#rows;
    const length = candidates?.length ?? rows.length;
    const found = new Uint32Array(length);
    const matches = scanFor(needle, this.#fields);
    let count = 0;
    yield* inSlices(length, SCANNED_ROWS, (start, end) => {
      for (let place = start; place < end; place++) {
        const row = candidates === null ? place : candidates[place]!;
        if (matches(rows[row])) found[count++] = row;
      }
    });
    return found.slice(0, count);
  }

  #orderOf(field: string): SlicedWork<ColumnOrder> {
    let order = this.#orders.get(field);
    if (order === undefined) {
      order = new SharedWork(() => orderColumn(this.#rows, field, this.#options.compareText));
      this.#orders.set(field, order);
    }
    return order.run();
  }
}
