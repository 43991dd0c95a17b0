import {mergeSort} from './merge-sort.js';
import {radixSort} from './radix-sort.js';
import type {SlicedWork} from './sliced-work.js';

/** Rows per slice of simple steps. */
const SLICE = 8192;

const SIGN = 0x8000_0000;

/** The sort keys of a column's values that compare as numbers: numbers, booleans, Dates, and bigints. */
export class NumberKeys {
  /** The rows that have a key. */
  readonly #rows: Uint32Array;
  /** The key of each row. */
  readonly #keys: Float64Array;
  /** The bigint of each row whose key is only a rounded number. */
  #bigints: (bigint | undefined)[] | null = null;
  #size = 0;

  /** Reserves space for `total` rows. */
  constructor(total: number) {
    this.#rows = new Uint32Array(total);
    this.#keys = new Float64Array(total);
  }

  /** Adds the key of a row. Call it once per row. `NaN` is not a key. */
  add(row: number, key: number | bigint): void {
    const number = Number(key);
    this.#rows[this.#size++] = row;
    // -0 becomes 0, because they are equal.
    this.#keys[row] = number + 0;
    if (typeof key === 'number' || Number.isSafeInteger(number)) return;
    this.#bigints ??= new Array<bigint | undefined>(this.#keys.length);
    this.#bigints[row] = key;
  }

  /** Writes the ranks of the rows, from 0, to `rankOf`, and returns the rank after the last one. */
  *rank(rankOf: Uint32Array): SlicedWork<number> {
    const rows = this.#rows.subarray(0, this.#size);
    yield* radixSort(rows, yield* this.#words(rows), 2);
    if (this.#bigints !== null) yield* mergeSort(rows, (a, b) => this.#compare(a, b));
    let rank = 0;
    for (let place = 0; place < rows.length; place++) {
      if (place > 0 && this.#compare(rows[place - 1]!, rows[place]!) !== 0) rank++;
      rankOf[rows[place]!] = rank;
      if (place % SLICE === SLICE - 1) yield;
    }
    return rows.length === 0 ? 0 : rank + 1;
  }

  /**
   * Returns the keys as two words each that sort like the numbers. The bits of positive numbers already do; the sign bit
   * is flipped, and so are all bits of negative numbers (IEEE 754).
   */
  *#words(rows: Uint32Array): SlicedWork<Uint32Array> {
    // All platforms of browsers are little-endian: the second half of a number has the sign.
    const bits = new Uint32Array(this.#keys.buffer);
    const words = new Uint32Array(bits.length);
    for (let index = 0; index < rows.length; index++) {
      const first = 2 * rows[index]!;
      const low = bits[first]!;
      const high = bits[first + 1]!;
      const isNegative = high >= SIGN;
      words[first] = isNegative ? ~high : high ^ SIGN;
      words[first + 1] = isNegative ? ~low : low;
      if (index % SLICE === SLICE - 1) yield;
    }
    return words;
  }

  #compare(a: number, b: number): number {
    const keyA = this.#keys[a]!;
    const keyB = this.#keys[b]!;
    if (keyA < keyB) return -1;
    if (keyA > keyB) return 1;
    return this.#bigints === null ? 0 : order(this.#bigints[a] ?? keyA, this.#bigints[b] ?? keyB);
  }
}

function order(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
