import {mergeSort} from './merge-sort.js';
import type {Compare} from './merge-sort.js';
import {radixSort} from './radix-sort.js';
import {inSlices} from '../sliced-work.js';
import type {SlicedWork} from '../sliced-work.js';
import type {SortKeys} from './sort-keys.js';
import {TextDictionary} from './text-dictionary.js';
import {KEY_WORDS, TextOrder} from './text-order.js';

/** Texts per slice of work that reads each text. */
const TEXT_SLICE = 2048;

/** Rows per slice of simple steps. */
const ROW_SLICE = 8192;

/** A list of fewer texts is sorted without keys. */
const FEW = 256;

/** The sort keys of a column's rows with text. */
export class TextKeys implements SortKeys {
  readonly #dictionary: TextDictionary;
  readonly #compareText: Compare<string>;
  /** The rows that have text. */
  readonly #rows: Uint32Array;
  /** The text id of each row; once sorted, the rank of its text. */
  readonly #ids: Uint32Array;
  #size = 0;

  /** Reserves space for `total` rows. */
  constructor(total: number, compareText: Compare<string>) {
    this.#dictionary = new TextDictionary(total);
    this.#compareText = compareText;
    this.#rows = new Uint32Array(total);
    this.#ids = new Uint32Array(total);
  }

  /** Adds the text of a row. Call it once per row, in row order. */
  add(row: number, text: string): void {
    this.#rows[this.#size++] = row;
    this.#ids[row] = this.#dictionary.idOf(text);
  }

  *sort(): SlicedWork<Uint32Array> {
    const rows = this.#rows.subarray(0, this.#size);
    const ids = this.#ids;
    const ranks = yield* ranksOf(this.#dictionary.texts, this.#compareText);
    yield* inSlices(rows.length, ROW_SLICE, (start, end) => {
      for (let index = start; index < end; index++) ids[rows[index]!] = ranks[ids[rows[index]!]!]!;
    });
    yield* radixSort(rows, row => ids[row]!, 1);
    return rows;
  }

  areEqual(a: number, b: number): boolean {
    return this.#ids[a] === this.#ids[b];
  }
}

/** Returns the rank of each text among them all. Texts that compare equal have the same rank. */
function* ranksOf(texts: readonly string[], compareText: Compare<string>): SlicedWork<Uint32Array> {
  const ids = Uint32Array.from(texts.keys());
  const compareTexts = (a: number, b: number) => compareText(texts[a]!, texts[b]!);
  const compare = texts.length < FEW ? compareTexts : yield* sortByKeys(ids, texts, compareText);
  yield* mergeSort(ids, compare);
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  yield* inSlices(ids.length, TEXT_SLICE, (start, end) => {
    for (let place = start; place < end; place++) {
      if (place > 0 && compare(ids[place - 1]!, ids[place]!) !== 0) rank++;
      ranks[ids[place]!] = rank;
    }
  });
  return ranks;
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
  yield* inSlices(texts.length, TEXT_SLICE, (start, end) => {
    for (let id = start; id < end; id++) isExact[id] = Number(order.write(texts[id]!, keys, id));
  });
  yield* radixSort(ids, (id, word) => keys[KEY_WORDS * id + word]!, KEY_WORDS);
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
