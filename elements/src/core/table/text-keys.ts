import {mergeSort} from './merge-sort.js';
import type {Compare} from './merge-sort.js';
import {radixSort} from './radix-sort.js';
import type {SlicedWork} from './sliced-work.js';
import {TextDictionary} from './text-dictionary.js';
import {KEY_WORDS, TextOrder} from './text-order.js';

/** Texts per slice of work that reads each text. */
const TEXT_SLICE = 2048;

/** Rows per slice of simple steps. */
const ROW_SLICE = 8192;

/** A list of fewer texts is sorted without keys. */
const FEW = 256;

/** The sort keys of a column's rows with text. */
export class TextKeys {
  readonly #dictionary: TextDictionary;
  /** The text id of each row, counted from 1. 0 for a row without text. */
  readonly #ids: Uint32Array;

  /** Reserves space for `total` rows. */
  constructor(total: number) {
    this.#dictionary = new TextDictionary(total);
    this.#ids = new Uint32Array(total);
  }

  /** Adds the text of a row. */
  add(row: number, text: string): void {
    this.#ids[row] = this.#dictionary.idOf(text) + 1;
  }

  /** Writes the ranks of the rows, from `first`, to `rankOf`, and returns the rank after the last one. */
  *rank(rankOf: Uint32Array, first: number, compareText: Compare<string>): SlicedWork<number> {
    const {texts} = this.#dictionary;
    const ids = Uint32Array.from(texts.keys());
    const compareTexts = (a: number, b: number) => compareText(texts[a]!, texts[b]!);
    const compare = texts.length < FEW ? compareTexts : yield* sortByKeys(ids, texts, compareText);
    yield* mergeSort(ids, compare);

    const rankOfId = new Uint32Array(texts.length);
    let rank = first;
    for (let place = 0; place < ids.length; place++) {
      if (place > 0 && compare(ids[place - 1]!, ids[place]!) !== 0) rank++;
      rankOfId[ids[place]!] = rank;
      if (place % TEXT_SLICE === TEXT_SLICE - 1) yield;
    }
    for (let row = 0; row < this.#ids.length; row++) {
      const id = this.#ids[row]!;
      if (id !== 0) rankOf[row] = rankOfId[id - 1]!;
      if (row % ROW_SLICE === ROW_SLICE - 1) yield;
    }
    return texts.length === 0 ? first : rank + 1;
  }
}

/**
 * Sorts the ids of texts by their keys. The rest is left to `mergeSort`, which needs about one comparison for each text
 * of a nearly sorted list.
 *
 * @returns A comparison of ids that calls the slow collator only if the keys do not decide.
 */
function* sortByKeys(
  ids: Uint32Array,
  texts: readonly string[],
  compareText: Compare<string>,
): SlicedWork<Compare<number>> {
  const order = new TextOrder(compareText);
  const keys = new Uint32Array(KEY_WORDS * texts.length);
  const isExact = new Uint8Array(texts.length);
  for (let id = 0; id < texts.length; id++) {
    isExact[id] = Number(order.write(texts[id]!, keys, id));
    if (id % TEXT_SLICE === TEXT_SLICE - 1) yield;
  }
  yield* radixSort(ids, keys, KEY_WORDS);
  return (a, b) => {
    if (isExact[a] && isExact[b]) {
      for (let word = 0; word < KEY_WORDS; word++) {
        const difference = keys[KEY_WORDS * a + word]! - keys[KEY_WORDS * b + word]!;
        if (difference !== 0) return difference;
      }
    }
    return compareText(texts[a]!, texts[b]!);
  };
}
