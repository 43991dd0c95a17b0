import type {Warn} from '../../bad-input.js';
import type {TableQuery} from '../query/query.js';
import type {TableRow} from '../row.js';
import type {SlicedWork} from '../sliced-work.js';
import type {FilterRows} from './filter-rows.js';
import type {FilterTreeRows} from './tree-rows.js';

/** What filters rows. */
export interface FoundRowsOptions {
  /** Returns a filter of the rows of one index; null if there is none yet. Without it, filters are ignored. */
  filterRows?: (() => FilterRows | null) | undefined;
  /** Returns a filter by trees, like `filterRows`. */
  filterTree?: (() => FilterTreeRows | null) | undefined;
  /** Reports filters that are ignored. */
  warn?: Warn | undefined;
}

/** Filters the rows of one index that a search has found, by what the app has imported. It keeps what was found last. */
export class FoundRows {
  readonly #rows: readonly TableRow[];
  readonly #fields: readonly string[];
  readonly #options: FoundRowsOptions;
  #byFilters: FilterRows | null = null;
  #byTree: FilterTreeRows | null = null;

  constructor(rows: readonly TableRow[], fields: readonly string[], options: FoundRowsOptions) {
    this.#rows = rows;
    this.#fields = fields;
    this.#options = options;
  }

  /** @param found The rows to filter, in order; null for all, also in the result. */
  *filter(
    {filters, where}: Pick<TableQuery, 'filters' | 'where'>,
    found: Uint32Array | null,
  ): SlicedWork<Uint32Array | null> {
    const {filterRows, filterTree, warn = () => {}} = this.#options;
    const task = {rows: this.#rows, fields: this.#fields, warn};
    let rows = found;
    if (filters !== undefined) {
      this.#byFilters ??= filterRows?.() ?? null;
      if (this.#byFilters !== null) rows = yield* this.#byFilters({...task, filters, found: rows});
    }
    if (where !== undefined) {
      this.#byTree ??= filterTree?.() ?? null;
      if (this.#byTree !== null) rows = yield* this.#byTree({...task, where, found: rows});
    }
    return rows;
  }
}
