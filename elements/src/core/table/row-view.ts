/** The indices of the rows that match a search, sorted. */
export class RowView {
  readonly #rows: Uint32Array;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
  }

  /** The number of rows. */
  get total(): number {
    return this.#rows.length;
  }

  /**
   * Returns the row indices from `start` to `end`, excluding `end` and positions that do not exist.
   */
  slice(start: number, end: number): number[] {
    return Array.from(this.#rows.subarray(Math.max(0, start), Math.max(0, end)));
  }
}
