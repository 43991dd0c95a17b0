import {compareDecimals, parseDecimal} from '../../number/decimal.js';
import {NumberText} from '../../number/number-text.js';
import {separators} from '../../number/separators.js';
import {westernDigits} from '../../number/western-digits.js';
import {textOf} from '../search/fold.js';
import {upTo, type CellFormat, type CellKind, type CellReading} from './cell-format.js';

/** More than the smallest number has, without an exponent. */
const MOST_DIGITS = 400;

/** What `toPrecision` accepts. */
const MOST_PRECISION = 100;

/** A text without a unit, whose signs may be those of another language. */
const ONLY_DIGITS = /^[\p{Nd}\p{P}\p{Zs}\p{Sm}]+$/u;

/** A language for each sign before decimals. */
const LANGUAGES = {'.': 'en', ',': 'de'} as const;

/** Returns what cells with numbers do. */
export function numberKind({lang, format = {}, decimal}: CellFormat): CellKind {
  const numbers = new NumberText(languageWith(decimal, lang), format);
  const parse = upTo(MOST_DIGITS, 'not-a-number', text => {
    const number = numbers.parse(text);
    return number === null ? {unread: 'not-a-number'} : exact(number);
  });
  return {
    parse,
    parseRaw: (raw, text) => {
      if (typeof raw === 'string') return parseDecimal(raw) === null ? {unread: 'not-a-number'} : exact(raw);
      const isOpen = parse(text.trim()).unread === undefined || ONLY_DIGITS.test(text);
      return isOpen && showsNumber(text, raw) ? {value: raw} : {unread: 'not-a-number'};
    },
    write: value => {
      const number = textOf(value);
      return parseDecimal(number) === null ? number : numbers.plain(number);
    },
  };
}

/** Returns a language with the sign before decimals, and with the other one between groups. */
function languageWith(decimal: CellFormat['decimal'], lang: string): string {
  if (decimal === undefined) return lang;
  const own = separators(lang);
  const isOwn = own.decimal === decimal && '.,'.includes(own.group);
  return isOwn ? lang : LANGUAGES[decimal];
}

/** Whether a text has the digits of a number, rounded, wherever its point is. A date does not have those of its day number. */
function showsNumber(text: string, number: number): boolean {
  const digits = significant(westernDigits(text));
  if (digits === '') return Math.abs(number) < 1;
  return digits.length <= MOST_PRECISION && significant(number.toPrecision(digits.length)) === digits;
}

/** The digits from the first one that is not 0, without an exponent. */
const significant = (text: string): string => text.replace(/e[-+\d].*$|\D/g, '').replace(/^0+/, '');

/** Decimals are rounded to what a number can have. A whole number is often a name, so it must have all digits. */
function exact(text: string): CellReading {
  const value = Number(text);
  const isExact =
    Math.abs(value) <= Number.MAX_SAFE_INTEGER ||
    compareDecimals(parseDecimal(text)!, parseDecimal(String(value))!) === 0;
  return isExact ? {value} : {unread: 'too-many-digits'};
}
