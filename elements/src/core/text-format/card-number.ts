import {lettersAndDigits, type TextFormat} from './text-format.js';

/** What the first digits of a card number say about it. */
interface Brand {
  readonly start: RegExp;
  readonly lengths: readonly number[];
  /** The sizes of the groups of the shortest number. Default: groups of four. */
  readonly groups?: readonly number[] | undefined;
}

const AT_LEAST_16 = [16, 17, 18, 19];

/** From the guides of the brands to their ranges of numbers (ISO/IEC 7812). The first that fits counts. */
const BRANDS: readonly Brand[] = [
  // American Express
  {start: /^3[47]/, lengths: [15], groups: [4, 6, 5]},
  // Diners Club
  {start: /^3(?:0[0-5]|095|[689])/, lengths: [14, ...AT_LEAST_16], groups: [4, 6, 4]},
  // Visa
  {start: /^4/, lengths: [13, 16, 18, 19]},
  // Mastercard
  {start: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16]},
  // Maestro
  {start: /^(?:5[06-8]|6[37])/, lengths: [12, 13, 14, 15, ...AT_LEAST_16]},
  // UATP
  {start: /^1/, lengths: [15]},
];

const OTHER: Brand = {start: /^/, lengths: AT_LEAST_16};

/** UnionPay: not all of its numbers have a check digit. */
const UNCHECKED = /^(?:62|81)/;

/**
 * Numbers of payment cards, in the groups that are printed on the card: 4-6-5 for American Express. The last digit must
 * match (Luhn, ISO/IEC 7812-1), except for UnionPay.
 */
export const cardNumberFormat: TextFormat = {
  example: '4111 1111 1111 1111',
  inputMode: 'numeric',
  autocomplete: 'cc-number',
  read(text) {
    const raw = lettersAndDigits(text) ?? '';
    const {lengths, groups} = BRANDS.find(({start}) => start.test(raw)) ?? OTHER;
    if (!/^\d+$/.test(raw) || raw.length > lengths.at(-1)!) return null;
    const hasGroups = groups !== undefined && raw.length <= lengths[0]!;
    return {text: grouped(raw, hasGroups ? groups : []), raw, problem: problemOf(raw, lengths)};
  },
};

function grouped(digits: string, sizes: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < digits.length; at += parts.at(-1)!.length)
    parts.push(digits.slice(at, at + (sizes[parts.length] ?? 4)));
  return parts.join(' ');
}

function problemOf(digits: string, lengths: readonly number[]): 'incomplete' | 'check-digits' | undefined {
  const isWhole = lengths.includes(digits.length);
  if (isWhole && (UNCHECKED.test(digits) || hasCheckDigit(digits))) return undefined;
  // Of a number that may be longer, the last digits are more likely missing than wrong.
  return isWhole && digits.length >= Math.min(lengths.at(-1)!, 16) ? 'check-digits' : 'incomplete';
}

/** Whether the last digit is the one that follows from the others. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
