import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';

/** Items per slice. Each slice takes less than half a millisecond. */
const SLICE = 32_768;

/** A pass sorts by one digit of a word. Three digits of 11 bits make a word. */
const DIGIT_BITS = 11;
const DIGITS = [0, 1, 2];
const BUCKETS = 2 ** DIGIT_BITS;

/** Returns a word of the key of an item: a whole number of 32 bits. */
export type WordOf = (item: number, word: number) => number;

/** Items, and the current word of each item's key. */
interface Items {
  readonly items: Uint32Array;
  readonly words: Uint32Array;
}

/**
 * Sorts `items` in place, stably, by keys of 32-bit words, without comparing them: one pass for each digit, starting with
 * the last one. Digits that are equal in all keys need no pass.
 *
 * @param wordOf Returns a word of the key of an item. Word 0 is the most significant one.
 */
export function* radixSort(items: Uint32Array, wordOf: WordOf, wordCount: number): SlicedWork<void> {
  const {length} = items;
  let from: Items = {items, words: new Uint32Array(length)};
  let to: Items = {items: new Uint32Array(length), words: new Uint32Array(length)};
  for (let word = wordCount - 1; word >= 0; word--) {
    const counts = DIGITS.map(() => new Uint32Array(BUCKETS));
    yield* readWords(from, wordOf, word, counts);
    for (const digit of DIGITS) {
      const count = counts[digit]!;
      if (count.includes(length)) continue;
      yield* moveToBuckets(from, to, digit * DIGIT_BITS, startsOf(count));
      [from, to] = [to, from];
    }
  }
  if (from.items !== items) items.set(from.items);
}

/** Reads a word of each item's key, and counts the items of each bucket for each digit. */
function readWords(
  {items, words}: Items,
  wordOf: WordOf,
  word: number,
  counts: readonly Uint32Array[],
): SlicedWork<void> {
  return inSlices(items.length, SLICE, (start, end) => {
    const [last, middle, first] = counts as [Uint32Array, Uint32Array, Uint32Array];
    for (let place = start; place < end; place++) {
      const value = wordOf(items[place]!, word) >>> 0;
      words[place] = value;
      last[value & (BUCKETS - 1)]!++;
      middle[(value >>> DIGIT_BITS) & (BUCKETS - 1)]!++;
      first[value >>> (2 * DIGIT_BITS)]!++;
    }
  });
}

/** Returns where the items of each bucket start. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(BUCKETS);
  for (let bucket = 1; bucket < BUCKETS; bucket++) starts[bucket] = starts[bucket - 1]! + counts[bucket - 1]!;
  return starts;
}

function moveToBuckets(from: Items, to: Items, shift: number, starts: Uint32Array): SlicedWork<void> {
  return inSlices(from.items.length, SLICE, (start, end) => {
    const {items, words} = from;
    const {items: toItems, words: toWords} = to;
    for (let index = start; index < end; index++) {
      const value = words[index]!;
      const place = starts[(value >>> shift) & (BUCKETS - 1)]!++;
      toItems[place] = items[index]!;
      toWords[place] = value;
    }
  });
}
