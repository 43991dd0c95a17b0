/** The rows that a search leaves, in the order of a sort, by their index in the table's rows. */
export class RowView {
  readonly #rows: Uint32Array;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
  }

  /** How many rows there are. */
  get total(): number {
    return this.#rows.length;
  }

  /**
   * The row indices of the places from `start` up to, not including, `end`; places that do not exist are left
   * out.
   */
  slice(start: number, end: number): number[] {
    return Array.from(this.#rows.subarray(Math.max(0, start), Math.max(0, end)));
  }
}
