import {mergeSort} from './merge-sort.js';
import {radixSort, type WordOf} from './radix-sort.js';
import type {SlicedWork} from '../sliced-work.js';
import {compareNumbers, type SortKeys} from './sort-keys.js';

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
    if (fitsWord) yield* radixSort(rows, differences(this.#keys, this.#least), 1);
    else yield* radixSort(rows, bits(this.#keys), 2);
    if (this.#bigints !== null) yield* mergeSort(rows, (a, b) => this.#compare(a, b));
    return rows;
  }

  areEqual(a: number, b: number): boolean {
    return this.#compare(a, b) === 0;
  }

  #compare(a: number, b: number): number {
    const keyA = this.#keys[a]!;
    const keyB = this.#keys[b]!;
    if (keyA < keyB) return -1;
    if (keyA > keyB) return 1;
    return this.#bigints === null ? 0 : compareNumbers(this.#bigints[a] ?? keyA, this.#bigints[b] ?? keyB);
  }
}

/** The differences from the least key, for whole numbers of a small range. */
function differences(keys: Float64Array, least: number): WordOf {
  return row => keys[row]! - least;
}

/**
 * The keys as two words each that sort like the numbers. The bits of positive numbers already do; the sign bit is flipped,
 * and so are all bits of negative numbers (IEEE 754).
 */
function bits(keys: Float64Array): WordOf {
  // All platforms of browsers are little-endian: the second half of a number has the sign.
  const halves = new Uint32Array(keys.buffer);
  return (row, word) => {
    const high = halves[2 * row + 1]!;
    const half = word === 0 ? high : halves[2 * row]!;
    if (high >= SIGN) return ~half;
    return word === 0 ? half ^ SIGN : half;
  };
}
