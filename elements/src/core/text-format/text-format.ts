import {westernDigits} from '../number/western-digits.js';

/** What a format has read in a text that fits, at least so far. */
export interface ReadText {
  /** The text as the field shows it, such as `DE89 3704`. */
  readonly text: string;
  /** The text without separators, such as `DE893704`. */
  readonly raw: string;
  /**
   * Why the text is not valid: it is `'incomplete'`, or its `'check-digits'` do not match. Other text is shown as the
   * message. Leave it out if the text is valid.
   */
  readonly problem?: 'incomplete' | 'check-digits' | (string & {}) | undefined;
}

/** Reads a text that people typed or pasted. Returns null if it does not fit the format. */
export type ReadFormat = (text: string) => ReadText | null;

/** The shape of a text, such as of an IBAN: how it is read, and how it is shown. */
export interface TextFormat {
  /** Reads text as people write it, also with other separators, and the beginning of a text that is not complete. */
  readonly read: ReadFormat;
  /** A valid text as it is shown. Messages contain it. */
  readonly example?: string | undefined;
  /** The keyboard of phones, like `inputmode` in HTML. */
  readonly inputMode?: string | undefined;
  /** What the keyboards of phones write in capitals, like `autocapitalize` in HTML. */
  readonly autocapitalize?: string | undefined;
  /** The data that browsers may fill in, like `autocomplete` in HTML. */
  readonly autocomplete?: string | undefined;
}

const SEPARATOR = /[\s\p{P}\p{Cf}]/u;

/** Whether a character is a letter or a digit. */
export const isWordCharacter = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character);

/** Whether a character only separates others: a space, punctuation, or one that cannot be seen. */
export const isSeparator = (character: string): boolean => SEPARATOR.test(character);

/** Writes characters in different widths in one way, and the digits of all scripts as 0 to 9. */
export const plainText = (text: string): string => westernDigits(text.normalize('NFKC'));

/** Returns the letters and digits of a text, in upper case. Null if it has anything else but separators. */
export function lettersAndDigits(text: string): string | null {
  const characters = [...plainText(text)].filter(character => !isSeparator(character));
  return characters.length > 0 && characters.every(isWordCharacter)
    ? characters.join('').toUpperCase()
    : null;
}
