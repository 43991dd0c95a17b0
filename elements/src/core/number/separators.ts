import {localeTags} from '../locale-tags.js';

/** The signs of a language before decimals and between groups of digits. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

/**
 * Returns how a language separates the digits of numbers.
 *
 * @param lang A BCP 47 tag. Other text counts as English.
 */
export function separators(lang: string): Separators {
  const parts = new Intl.NumberFormat(localeTags(lang)).formatToParts(12_345_678.5);
  const signOf = (name: string): string => parts.find(({type}) => type === name)?.value ?? '';
  return {decimal: signOf('decimal'), group: signOf('group')};
}
