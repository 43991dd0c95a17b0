import {fold} from './fold.js';
import {FoldedText} from './folded-text.js';
import type {Compare} from './merge-sort.js';
import type {TableQuery} from './query.js';
import {rankColumn, sortByRank} from './ranks.js';
import type {Ranks} from './ranks.js';
import type {TableRow} from './row.js';
import {RowView} from './row-view.js';
import {SharedWork} from './sliced-work.js';
import type {SlicedWork} from './sliced-work.js';

export interface RowIndexOptions {
  /** Orders two texts for the sort, as `Intl.Collator.prototype.compare` does. */
  compareText: Compare<string>;
}

/**
 * Searches and sorts the rows of a client table, up to a million of them, without a blocked frame.
 *
 * Each row is read once for the search and once for each column that is sorted; other rows, or rows that have
 * changed, need a new index. All long work is sliced (see `SlicedWork`), and work that a driver gives up is
 * not lost: the next driver goes on with the same text or column. A row or cell of an odd kind is never an
 * error: what is not scalar is not searched, and sorts as empty unless it has a scalar `orderValue`.
 */
export class RowIndex {
  readonly #rows: readonly TableRow[];
  readonly #compareText: Compare<string>;
  readonly #folded: SharedWork<FoldedText>;
  readonly #ranks = new Map<string, SharedWork<Ranks>>();
  /** Every row, in row order. */
  readonly #all: Uint32Array;
  /** The last search; a longer needle that has this one in it needs to look at these rows only. */
  #found: {needle: string; rows: Uint32Array} | null = null;

  /** An index of `rows`, whose search reads the cells of `fields`. */
  constructor(rows: readonly TableRow[], fields: readonly string[], {compareText}: RowIndexOptions) {
    this.#rows = rows;
    this.#compareText = compareText;
    this.#folded = new SharedWork(() => FoldedText.of(rows, fields));
    this.#all = new Uint32Array(rows.length);
    for (let row = 0; row < rows.length; row++) this.#all[row] = row;
  }

  /** Reads the text of the rows ahead of the first search, which otherwise does it. */
  *build(): SlicedWork<void> {
    yield* this.#folded.run();
  }

  /**
   * The rows that have the search text in a cell, in the order of the sort, which may be by any field;
   * unsorted rows keep the order they have. Rows with equal values keep it too, in both directions, and empty
   * values come last in both. Page and page size are no part of this: one view serves every page.
   */
  *view({sort, search}: Pick<TableQuery, 'sort' | 'search'>): SlicedWork<RowView> {
    const rows = yield* this.#search(fold(search));
    if (sort === null) return new RowView(rows);
    const ranks = yield* this.#ranksOf(sort.field);
    return new RowView(yield* sortByRank(rows, ranks, sort.direction));
  }

  *#search(needle: string): SlicedWork<Uint32Array> {
    if (needle === '') return this.#all;
    const folded = yield* this.#folded.run();
    const last = this.#found;
    if (last?.needle === needle) return last.rows;
    const isNarrower = last !== null && needle.includes(last.needle);
    const rows = yield* isNarrower ? folded.narrow(needle, last.rows) : folded.search(needle);
    this.#found = {needle, rows};
    return rows;
  }

  #ranksOf(field: string): SlicedWork<Ranks> {
    let ranks = this.#ranks.get(field);
    if (ranks === undefined) {
      ranks = new SharedWork(() => rankColumn(this.#rows, field, this.#compareText));
      this.#ranks.set(field, ranks);
    }
    return ranks.run();
  }
}
