import type {SlicedWork} from '../sliced-work.js';

/** Comparisons per slice: about half a millisecond with a collator. */
const SLICE = 2048;

/** Compares two items like in `Array.prototype.sort`: returns a number below 0, 0, or above 0. */
export type Compare<Item> = (a: Item, b: Item) => number;

/**
 * Sorts `items` in place, stably, by merging longer and longer runs. Parts that are already sorted need almost no
 * comparisons, so a nearly sorted list needs about one comparison per item.
 */
export function* mergeSort(items: Uint32Array, compare: Compare<number>): SlicedWork<void> {
  const merge = new Merge(items, compare);
  let work = 0;
  for (let width = 1; width < items.length; width *= 2) {
    for (let low = 0; low + width < items.length; low += 2 * width) {
      merge.start(low, low + width, Math.min(low + 2 * width, items.length));
      work++;
      do {
        work += merge.advance(SLICE - work);
        if (work >= SLICE) {
          yield;
          work = 0;
        }
      } while (!merge.isDone);
    }
  }
}

/** Merges two adjacent runs at a time: the left one from a copy, the right one in place. */
class Merge {
  readonly #items: Uint32Array;
  readonly #copy: Uint32Array;
  readonly #compare: Compare<number>;
  #left = 0;
  #leftEnd = 0;
  #right = 0;
  #rightEnd = 0;

  constructor(items: Uint32Array, compare: Compare<number>) {
    this.#items = items;
    this.#copy = new Uint32Array(items.length);
    this.#compare = compare;
  }

  get isDone(): boolean {
    return this.#left === this.#leftEnd;
  }

  /**
   * Starts to merge the runs `low` to `middle` and `middle` to `high`, without the ends that are already in place.
   */
  start(low: number, middle: number, high: number): void {
    const items = this.#items;
    const compare = this.#compare;
    const lastLeft = items[middle - 1]!;
    const firstRight = items[middle]!;
    if (compare(lastLeft, firstRight) <= 0) return;
    this.#left = partition(items, low, middle, item => compare(item, firstRight) <= 0);
    this.#leftEnd = this.#right = middle;
    this.#rightEnd = partition(items, middle, high, item => compare(item, lastLeft) < 0);
    for (let index = this.#left; index < middle; index++) this.#copy[index] = items[index]!;
  }

  /** Moves up to `limit` more items into place, and returns their number. */
  advance(limit: number): number {
    const items = this.#items;
    const copy = this.#copy;
    const compare = this.#compare;
    const leftEnd = this.#leftEnd;
    const rightEnd = this.#rightEnd;
    let left = this.#left;
    let right = this.#right;
    // The items taken from the right run leave exactly enough room for the rest of the left run.
    const start = left + right - leftEnd;
    let out = start;
    for (const end = out + limit; out < end && left < leftEnd && right < rightEnd; out++) {
      items[out] = compare(copy[left]!, items[right]!) <= 0 ? copy[left++]! : items[right++]!;
    }
    if (right === rightEnd) while (left < leftEnd) items[out++] = copy[left++]!;
    this.#left = left;
    this.#right = right;
    return out - start;
  }
}

/** Returns the first index in a run whose item does not pass `isBefore`. All items that pass come first. */
function partition(items: Uint32Array, low: number, high: number, isBefore: (item: number) => boolean) {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
