/** The characters of a one-time code: digits only, or Latin letters too. */
export type CodeType = 'numeric' | 'alphanumeric';

const UNWANTED: Readonly<Record<CodeType, RegExp>> = {numeric: /\D/g, alphanumeric: /[^\da-z]/gi};

/** The first digit of each block of ten in Unicode that keyboards of our languages type: Arabic, Persian, fullwidth. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/**
 * Returns the code in a text that a user typed or pasted, such as `123 456` or `G-123456`: what cannot be part of a code
 * is left out, digits of other scripts become `0` to `9`, and what exceeds the length is cut off.
 */
export function codeIn(text: string, type: CodeType, length: number): string {
  return text
    .replace(/[^\0-\x7f]/g, latinDigit)
    .replace(UNWANTED[type], '')
    .slice(0, length);
}

function latinDigit(character: string): string {
  const zero = ZEROS.find(first => character.charCodeAt(0) >= first && character.charCodeAt(0) < first + 10);
  return zero === undefined ? character : String(character.charCodeAt(0) - zero);
}
