/** Rows whose differences are summed up together. */
const BLOCK = 512;

/** The heights of the rows of a long list, in pixels: those that were measured, and the usual one for all others. */
export class RowHeights {
  /** The number of rows. */
  readonly count: number;
  /** The height of a row that was not measured. */
  readonly usual: number;
  /** What measured rows differ by, if they do. */
  readonly #differences = new Map<number, number>();
  /** The sums of the differences of blocks of rows. */
  readonly #sums: Float64Array;

  constructor(count: number, usual: number) {
    this.count = count;
    this.usual = usual;
    this.#sums = new Float64Array(Math.ceil(count / BLOCK));
  }

  /** The height of all rows. */
  get total(): number {
    return this.#sums.reduce((sum, one) => sum + one, this.count * this.usual);
  }

  /** Returns the height of a row. */
  heightOf(index: number): number {
    return this.usual + (this.#differences.get(index) ?? 0);
  }

  /** Records the measured height of a row. */
  set(index: number, height: number): void {
    const last = this.#differences.get(index) ?? 0;
    const difference = height - this.usual;
    if (difference === last) return;
    if (difference === 0) this.#differences.delete(index);
    else this.#differences.set(index, difference);
    this.#sums[Math.floor(index / BLOCK)]! += difference - last;
  }

  /** Returns the height of the rows before one. */
  offsetOf(index: number): number {
    const block = Math.floor(index / BLOCK);
    let offset = index * this.usual;
    for (let at = 0; at < block; at++) offset += this.#sums[at]!;
    for (let at = block * BLOCK; at < index; at++) offset += this.#differences.get(at) ?? 0;
    return offset;
  }

  /** Returns the row at a distance from the top of the first one, or the nearest. */
  indexAt(offset: number): number {
    let index = 0;
    let top = 0;
    for (const sum of this.#sums) {
      const height = BLOCK * this.usual + sum;
      if (index + BLOCK >= this.count || top + height > offset) break;
      index += BLOCK;
      top += height;
    }
    for (; index < this.count - 1; index++) {
      top += this.heightOf(index);
      if (top > offset) break;
    }
    return index;
  }

  /** Returns the heights of another number of rows, with those that were measured. */
  resized(count: number): RowHeights {
    const heights = new RowHeights(count, this.usual);
    for (const [index, difference] of this.#differences)
      if (index < count) heights.set(index, this.usual + difference);
    return heights;
  }
}
