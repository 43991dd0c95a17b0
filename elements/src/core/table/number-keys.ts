import {mergeSort} from './merge-sort.js';
import type {SlicedWork} from './sliced-work.js';

/** Rows per slice of simple steps. */
const SLICE = 8192;

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
    this.#keys[row] = number;
    if (typeof key === 'number' || Number.isSafeInteger(number)) return;
    this.#bigints ??= new Array<bigint | undefined>(this.#keys.length);
    this.#bigints[row] = key;
  }

  /** Writes the ranks of the rows, from 0, to `rankOf`, and returns the rank after the last one. */
  *rank(rankOf: Uint32Array): SlicedWork<number> {
    const rows = this.#rows.subarray(0, this.#size);
    const compare = (a: number, b: number) => this.#compare(a, b);
    yield* mergeSort(rows, compare);
    let rank = 0;
    for (let place = 0; place < rows.length; place++) {
      if (place > 0 && compare(rows[place - 1]!, rows[place]!) !== 0) rank++;
      rankOf[rows[place]!] = rank;
      if (place % SLICE === SLICE - 1) yield;
    }
    return rows.length === 0 ? 0 : rank + 1;
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
