/** The indices of the rows that match a search, sorted. */
export class RowView {
  /** The number of rows. */
  readonly total: number;
  readonly #rows: Uint32Array | null;

  /** @param rows The indices, or the number of rows if the view has all of them in their own order. */
  constructor(rows: Uint32Array | number) {
    this.total = typeof rows === 'number' ? rows : rows.length;
    this.#rows = typeof rows === 'number' ? null : rows;
  }

  /**
   * Returns the row indices from `start` to `end`, excluding `end` and positions that do not exist.
   */
  slice(start: number, end: number): number[] {
    const first = Math.max(0, start);
    const length = Math.max(0, Math.min(end, this.total) - first);
    return Array.from({length}, (_, index) => this.#rows?.[first + index] ?? first + index);
  }
}
