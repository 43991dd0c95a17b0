import {westernDigits} from './western-digits.js';
import {decimalText, parseDecimal} from './decimal.js';

/** How numbers are written in a language. */
export interface NumberSigns {
  /** Between groups of digits, such as `,` in `1,234`. */
  readonly group: string;
  /** Before the decimals. */
  readonly decimal: string;
  /** Whether groups before the last one have two digits, such as in `12,34,567`. */
  readonly hasShortGroups: boolean;
  /** Removes a unit such as `€` or `euros` from normalized text before or after the digits. */
  readonly withoutUnit: (text: string) => string;
}

/** Signs before decimals, in any language. */
const DECIMAL_SIGN = /[.,٫]/;

/** Signs in numbers, in any language. */
const SIGNS = /^[\d.,'٫٬ ]*$/;

/** What is before, in, and after the digits. */
const PARTS = /^(\D*)(\d(?:.*\d)?)(\D*)$/s;

const LONG_GROUPS = /^[1-9]\d{0,2}(?:(\D)\d{3})(?:\1\d{3})*$/;
const SHORT_GROUPS = /^[1-9]\d?(?:(\D)\d\d)(?:\1\d\d)*\1\d{3}$/;

/**
 * Writes digits, spaces, apostrophes, and minus signs of all languages in the same way, in lower case, and removes characters
 * that cannot be seen.
 */
export function normalizeText(text: string): string {
  return westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―−⁻﹣-]/g, '-')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/**
 * Parses a number as people write it, such as `1.234,56 €`, with the digits and signs of any language. Returns it in the
 * format of HTML, without an exponent. Returns null for other text, and if a sign can be read in two ways: `1.234` in a
 * language that has no points in numbers.
 */
export function parseNumberText(text: string, signs: NumberSigns): string | null {
  const plain = normalizeText(text).trim();
  // Only numbers with an exponent: `1.234` can have groups.
  if (/\de[-+\d]/.test(plain)) return inHtml(plain);
  const [, before, digits, after] = PARTS.exec(plain) ?? [];
  if (digits === undefined) return null;
  const start = /^(\(?|[-+])([.,٫]?)$/.exec(withoutUnit(before!, signs));
  const end = /^[.,٫]?(\)?)$/.exec(withoutUnit(after!, signs));
  if (start === null || end === null || (start[1] === '(') !== (end[1] === ')')) return null;
  const number = parseSigns(start[2] + digits, signs);
  return number && inHtml(start[1] === '(' || start[1] === '-' ? `-${number}` : number);
}

/** The number in the format of HTML, with a digit before the point; null if it is too large. */
function inHtml(text: string): string | null {
  const decimal = parseDecimal(text);
  return decimal && decimalText(decimal);
}

/** Without a unit and without spaces. */
function withoutUnit(text: string, signs: NumberSigns): string {
  const isUnit = /[^-+().,٫\s]/.test(text);
  return (isUnit ? signs.withoutUnit(text) : text).replaceAll(' ', '');
}

/** Reads the group and decimal signs. Returns null if they can be read in two ways, or in none. */
function parseSigns(
  text: string,
  {group, decimal, hasShortGroups}: Omit<NumberSigns, 'withoutUnit'>,
): string | null {
  if (decimal === '٫') {
    const latin = text.replaceAll('٫', '.').replaceAll('٬', ',');
    return parseSigns(latin, {group: ',', decimal: '.', hasShortGroups});
  }
  const found = [...text.replace(/\d/g, '')];
  const last = found.at(-1);
  if (last === undefined) return text;
  if (!SIGNS.test(text)) return null;
  const isGrouped = (number: string) =>
    LONG_GROUPS.test(number) || (hasShortGroups && SHORT_GROUPS.test(number));
  const canBeDecimal = DECIMAL_SIGN.test(last) && found.indexOf(last) === found.length - 1;
  const canBeGroup = isGrouped(text) && last !== '٫' && (last !== decimal || !canBeDecimal);
  if (canBeGroup) return canBeDecimal && last !== group ? null : text.replaceAll(last, '');
  if (!canBeDecimal) return null;
  const [whole, fraction] = text.split(last) as [string, string];
  if (/\D/.test(whole) && !isGrouped(whole)) return null;
  return `${whole.replace(/\D/g, '')}.${fraction}`;
}
