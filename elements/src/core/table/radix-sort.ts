import type {SlicedWork} from './sliced-work.js';

/** Items per slice. Each slice takes less than half a millisecond. */
const SLICE = 32_768;

/** Values of a byte, and so the number of buckets of a pass. */
const BUCKETS = 256;
const BYTES_PER_WORD = 4;

/**
 * Sorts `items` in place, stably, by keys of 32-bit words, without comparing them: one pass for each byte, starting with
 * the last one. Bytes that are equal in all keys need no pass.
 *
 * @param keys The words of the keys. Those of an item start at `item * wordCount`, with the most significant word.
 */
export function* radixSort(items: Uint32Array, keys: Uint32Array, wordCount: number): SlicedWork<void> {
  const {length} = items;
  let sorted = items;
  let next: Uint32Array = new Uint32Array(length);
  let [words, nextWords] = [new Uint32Array(length), new Uint32Array(length)];
  for (let word = wordCount - 1; word >= 0; word--) {
    for (let index = 0; index < length; index++) {
      words[index] = keys[sorted[index]! * wordCount + word]!;
      if (index % SLICE === SLICE - 1) yield;
    }
    for (let byte = 0; byte < BYTES_PER_WORD; byte++) {
      const shift = 8 * byte;
      const starts = yield* startsOf(words, shift);
      if (starts === null) continue;
      for (let index = 0; index < length; index++) {
        const value = words[index]!;
        const place = starts[(value >>> shift) & (BUCKETS - 1)]!++;
        next[place] = sorted[index]!;
        nextWords[place] = value;
        if (index % SLICE === SLICE - 1) yield;
      }
      [sorted, next] = [next, sorted];
      [words, nextWords] = [nextWords, words];
    }
  }
  if (sorted !== items) items.set(sorted);
}

/** Returns where the items of each bucket start, or null if all items are in one bucket. */
function* startsOf(words: Uint32Array, shift: number): SlicedWork<Uint32Array | null> {
  const starts = new Uint32Array(BUCKETS + 1);
  for (let index = 0; index < words.length; index++) {
    starts[((words[index]! >>> shift) & (BUCKETS - 1)) + 1]!++;
    if (index % SLICE === SLICE - 1) yield;
  }
  if (starts.includes(words.length, 1)) return null;
  for (let bucket = 1; bucket < BUCKETS; bucket++) starts[bucket]! += starts[bucket - 1]!;
  return starts;
}
