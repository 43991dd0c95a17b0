import {mergeSort} from './merge-sort.js';
import type {Compare} from './merge-sort.js';
import type {SlicedWork} from './sliced-work.js';
import {TextDictionary} from './text-dictionary.js';

/** Texts per slice of work that reads each text. */
const TEXT_SLICE = 2048;

/** Rows per slice of simple steps. */
const ROW_SLICE = 8192;

/** Characters per part of an approximate key: 7 bits each, in the 53 bits of a number. */
const ROUGH_LENGTH = 7;

const NOT_ASCII = /[^ -~]/;
const ACCENTS = /\p{M}+/gu;

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
    const compare = (a: number, b: number) => compareText(texts[a]!, texts[b]!);
    const ids = yield* roughlySorted(texts);
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
 * Returns the ids of strings approximately in the order of a collator: by their first letters, without case and
 * accents. A collator is slow, and `mergeSort` calls it less often for a nearly sorted list. The approximate order
 * changes only the duration of the sort, never its result.
 */
function* roughlySorted(texts: readonly string[]): SlicedWork<Uint32Array> {
  const ids = new Uint32Array(texts.length);
  const keys = new Float64Array(2 * texts.length);
  for (let id = 0; id < texts.length; id++) {
    const text = texts[id]!;
    const letters = NOT_ASCII.test(text) ? text.normalize('NFD').replace(ACCENTS, '').toLowerCase() : text;
    ids[id] = id;
    keys[2 * id] = roughKey(letters, 0);
    keys[2 * id + 1] = roughKey(letters, ROUGH_LENGTH);
    if (id % TEXT_SLICE === TEXT_SLICE - 1) yield;
  }
  yield* mergeSort(ids, (a, b) => keys[2 * a]! - keys[2 * b]! || keys[2 * a + 1]! - keys[2 * b + 1]!);
  return ids;
}

/**
 * Packs some characters into a number that sorts like them. 7 bits distinguish the letters of one alphabet.
 */
function roughKey(text: string, from: number): number {
  let key = 0;
  for (let index = from; index < from + ROUGH_LENGTH; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const isCapital = code >= 65 && code <= 90;
    key = key * 128 + (isCapital ? code + 32 : code & 127);
  }
  return key;
}
