import type {TableQuery} from '../query/query.js';

/** Returns what a view depends on, as text: the query without the page. */
export const viewName = ({search, sort, thenBy, filters, where}: TableQuery): string =>
  JSON.stringify([search, sort, thenBy, filters, where]);

/** The rows that match a search, sorted: which row is at which place. */
export class RowView {
  /** The number of rows. */
  readonly total: number;
  readonly #rowAt: (place: number) => number;

  /** @param rowAt Returns the index of the row at a place. Default: all rows in their own order. */
  constructor(total: number, rowAt = (place: number): number => place) {
    this.total = total;
    this.#rowAt = rowAt;
  }

  /** Creates a view of these rows. */
  static of(rows: Uint32Array): RowView {
    return new RowView(rows.length, place => rows[place]!);
  }

  /**
   * Returns the row indices from `start` to `end`, excluding `end` and positions that do not exist.
   */
  slice(start: number, end: number): number[] {
    const first = Math.max(0, start);
    const length = Math.max(0, Math.min(end, this.total) - first);
    return Array.from({length}, (_, index) => this.#rowAt(first + index));
  }
}
