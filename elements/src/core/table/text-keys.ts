import {mergeSort} from './merge-sort.js';
import type {Compare} from './merge-sort.js';
import type {SlicedWork} from './sliced-work.js';
import {TextDictionary} from './text-dictionary.js';

/** Texts in one slice of work that reads each text. */
const TEXT_SLICE = 2048;

/** Rows in one slice of plain steps. */
const ROW_SLICE = 8192;

/** Characters that one part of a rough key holds, at 7 bits each in a number's 53. */
const ROUGH_LENGTH = 7;

const NOT_ASCII = /[^ -~]/;
const ACCENTS = /\p{M}+/gu;

/** The sort keys of a column's rows that have a text. */
export class TextKeys {
  readonly #dictionary: TextDictionary;
  /** By row: its text's id, counted from 1; 0 for a row without a text. */
  readonly #ids: Uint32Array;

  /** Has room for the rows 0 up to, not including, `total`. */
  constructor(total: number) {
    this.#dictionary = new TextDictionary(total);
    this.#ids = new Uint32Array(total);
  }

  /** Takes a row's text. */
  add(row: number, text: string): void {
    this.#ids[row] = this.#dictionary.idOf(text) + 1;
  }

  /** Writes the rows' ranks, from `first`, to `rankOf`, and gives the rank after the last one. */
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
 * The texts' ids in about the order a collator gives them: by their first letters, without case and accents.
 * A collator is slow, and `mergeSort` asks it little about a list that is nearly in order; what is out of
 * order it puts right, so the rough order changes the time of the sort and never its result.
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
 * Packs some characters into a number that orders as they do; 7 bits tell the letters of one alphabet apart.
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
