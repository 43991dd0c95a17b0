import {mergeSort} from './merge-sort.js';
import {radixSort} from './radix-sort.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import {compareNumbers, type SortKeys} from './sort-keys.js';

/** Rows per slice of simple steps. */
const SLICE = 8192;

const SIGN = 0x8000_0000;

/** The number of values of a 32-bit word. */
const WORD_VALUES = 2 ** 32;

/** The sort keys of a column's values that compare as numbers: numbers, booleans, Dates, and bigints. */
export class NumberKeys implements SortKeys {
  /** The rows that have a key. */
  readonly #rows: Uint32Array;
  /** The key of each row. */
  readonly #keys: Float64Array;
  /** The bigint of each row whose key is only a rounded number. */
  #bigints: (bigint | undefined)[] | null = null;
  #size = 0;
  #least = Infinity;
  #greatest = -Infinity;
  #areWhole = true;

  /** Reserves space for `total` rows. */
  constructor(total: number) {
    this.#rows = new Uint32Array(total);
    this.#keys = new Float64Array(total);
  }

  /** Adds the key of a row. Call it once per row. `NaN` is not a key. */
  add(row: number, key: number | bigint): void {
    // -0 becomes 0, because they are equal.
    const number = Number(key) + 0;
    this.#rows[this.#size++] = row;
    this.#keys[row] = number;
    if (number < this.#least) this.#least = number;
    if (number > this.#greatest) this.#greatest = number;
    this.#areWhole &&= Number.isInteger(number);
    if (typeof key === 'number' || Number.isSafeInteger(number)) return;
    this.#bigints ??= new Array<bigint | undefined>(this.#keys.length);
    this.#bigints[row] = key;
  }

  *sort(): SlicedWork<Uint32Array> {
    const rows = this.#rows.subarray(0, this.#size);
    const fitsWord = this.#areWhole && this.#greatest - this.#least < WORD_VALUES;
    if (fitsWord) yield* radixSort(rows, yield* this.#differences(rows), 1);
    else yield* radixSort(rows, yield* this.#bits(rows), 2);
    if (this.#bigints !== null) yield* mergeSort(rows, (a, b) => this.#compare(a, b));
    return rows;
  }

  areEqual(a: number, b: number): boolean {
    return this.#compare(a, b) === 0;
  }

  /** Returns the differences from the least key, for whole numbers of a small range. */
  *#differences(rows: Uint32Array): SlicedWork<Uint32Array> {
    const keys = this.#keys;
    const least = this.#least;
    const words = new Uint32Array(keys.length);
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let index = start; index < end; index++) words[rows[index]!] = keys[rows[index]!]! - least;
    });
    return words;
  }

  /**
   * Returns the keys as two words each that sort like the numbers. The bits of positive numbers already do; the sign bit
   * is flipped, and so are all bits of negative numbers (IEEE 754).
   */
  *#bits(rows: Uint32Array): SlicedWork<Uint32Array> {
    // All platforms of browsers are little-endian: the second half of a number has the sign.
    const bits = new Uint32Array(this.#keys.buffer);
    const words = new Uint32Array(bits.length);
    yield* inSlices(rows.length, SLICE, (start, end) => {
      for (let index = start; index < end; index++) {
        const first = 2 * rows[index]!;
        const low = bits[first]!;
        const high = bits[first + 1]!;
        const isNegative = high >= SIGN;
        words[first] = isNegative ? ~high : high ^ SIGN;
        words[first + 1] = isNegative ? ~low : low;
      }
    });
    return words;
  }

  #compare(a: number, b: number): number {
    const keyA = this.#keys[a]!;
    const keyB = this.#keys[b]!;
    if (keyA < keyB) return -1;
    if (keyA > keyB) return 1;
    return this.#bigints === null ? 0 : compareNumbers(this.#bigints[a] ?? keyA, this.#bigints[b] ?? keyB);
  }
}
