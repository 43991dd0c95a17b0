import type {Compare} from './merge-sort.js';

/** The 32-bit words of a key. Each byte is a weight; 0 is the end of the text. */
export const KEY_WORDS = 6;
const KEY_LENGTH = 4 * KEY_WORDS;

const NOT_ASCII = /[^ -~]/;
const ACCENTS = /\p{M}+/gu;

const SIGNS = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The weight of a number with one digit. Longer numbers follow, up to this many digits, and then letters. */
const FIRST_NUMBER = 1 + SIGNS.length;
const MAX_DIGITS = 15;
const FIRST_LETTER = FIRST_NUMBER + MAX_DIGITS;
/**
 * The weight of other characters: 7 bits distinguish the letters of one alphabet. Characters of several alphabets can have the
 * same weight; such keys are not exact, and the collator decides. All weights of ASCII are below it, which a test asserts.
 */
const FIRST_OTHER = 128;

const ZERO = 48;
const isDigit = (code: number) => code >= ZERO && code <= ZERO + 9;

/**
 * Keys of strings that sort like a numeric collator, without calling it: a weight for each letter and sign, and for each
 * number its length and its digits. Two exact keys that differ have the order of their strings. If they are equal, the
 * collator decides, for example by case. Other keys are only approximate.
 *
 * Keys are exact for ASCII text, in languages that sort it letter by letter. Some languages sort a pair such as `ch` as a
 * letter, or capitals of another letter; this is checked with the collator.
 *
 * Why tables do not compare texts is in docs/decisions/tables.md; the case `table` of bench/README.md measures it.
 */
export class TextOrder {
  readonly #weights = new Uint8Array(FIRST_OTHER);
  readonly #bytes = new Uint8Array(KEY_LENGTH);
  readonly #canBeExact: boolean;

  /** @param compareText The comparison of a collator. */
  constructor(compareText: Compare<string>) {
    const signs = SIGNS.toSorted(compareText);
    for (const [index, sign] of signs.entries()) this.#weights[sign.charCodeAt(0)] = 1 + index;
    for (const [index, letter] of LETTERS.entries())
      for (const form of [letter, letter.toUpperCase()])
        this.#weights[form.charCodeAt(0)] = FIRST_LETTER + index;
    // The first letters decide, whatever follows.
    const isBefore = (first: string, second: string) => compareText(`${first}z`, `${second}a`) < 0;
    const areInOrder = (texts: readonly string[]) =>
      texts.every((text, index) => index === 0 || isBefore(texts[index - 1]!, text));
    this.#canBeExact =
      compareText('9', '10') < 0 &&
      areInOrder([...signs, '0', ...LETTERS]) &&
      areInOrder(LETTERS.flatMap(first => LETTERS.map(second => first + second))) &&
      LETTERS.every(
        letter => !isBefore(letter, letter.toUpperCase()) && !isBefore(letter.toUpperCase(), letter),
      );
  }

  /**
   * Writes the key of a text.
   *
   * @param keys All keys. This key starts at `index * KEY_WORDS`.
   * @returns Whether the key is exact.
   */
  write(text: string, keys: Uint32Array, index: number): boolean {
    const isAscii = !NOT_ASCII.test(text);
    const fits = this.#fill(isAscii ? text : text.normalize('NFD').replace(ACCENTS, '').toLowerCase());
    const bytes = this.#bytes;
    for (let word = 0; word < KEY_WORDS; word++) {
      const first = 4 * word;
      keys[index * KEY_WORDS + word] =
        (bytes[first]! << 24) | (bytes[first + 1]! << 16) | (bytes[first + 2]! << 8) | bytes[first + 3]!;
    }
    return this.#canBeExact && isAscii && fits;
  }

  /** Returns whether all numbers in the key are short enough. */
  #fill(text: string): boolean {
    const bytes = this.#bytes.fill(0);
    for (let place = 0, index = 0; index < text.length && place < KEY_LENGTH; index++) {
      const code = text.charCodeAt(index);
      if (!isDigit(code)) {
        bytes[place++] = code < FIRST_OTHER ? this.#weights[code]! : FIRST_OTHER + (code & 127);
        continue;
      }
      let digit = index;
      while (isDigit(text.charCodeAt(index + 1))) index++;
      while (digit < index && text.charCodeAt(digit) === ZERO) digit++;
      const count = index + 1 - digit;
      if (count > MAX_DIGITS) return false;
      bytes[place++] = FIRST_NUMBER + count - 1;
      // Digits past the end of the key are not written: a typed array ignores them.
      while (digit <= index) bytes[place++] = 1 + text.charCodeAt(digit++) - ZERO;
    }
    return true;
  }
}
