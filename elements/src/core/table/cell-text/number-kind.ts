import {localeTags} from '../../locale-tags.js';
import {compareDecimals, parseDecimal} from '../../number/decimal.js';
import {NumberText} from '../../number/number-text.js';
import {textOf} from '../search/fold.js';
import {upTo, type CellFormat, type CellKind, type CellReading} from './cell-format.js';

/** More than the smallest number has, without an exponent. */
const MOST_DIGITS = 400;

/** A language for each sign before decimals. */
const LANGUAGES = {'.': 'en', ',': 'de'} as const;

/** Returns what cells with numbers do. */
export function numberKind({lang, format = {}, decimal}: CellFormat): CellKind {
  const numbers = new NumberText(languageWith(decimal, lang), format);
  return {
    parse: upTo(MOST_DIGITS, 'not-a-number', text => {
      const number = numbers.parse(text);
      return number === null ? {unread: 'not-a-number'} : exact(number);
    }),
    write: value => {
      const number = textOf(value);
      return parseDecimal(number) === null ? number : numbers.plain(number);
    },
  };
}

/** Returns a language with the sign before decimals, and with the other one between groups. */
function languageWith(decimal: CellFormat['decimal'], lang: string): string {
  if (decimal === undefined) return lang;
  const parts = new Intl.NumberFormat(localeTags(lang)).formatToParts(12_345_678.5);
  const signOf = (name: string) => parts.find(({type}) => type === name)?.value ?? '';
  const isOwn = signOf('decimal') === decimal && '.,'.includes(signOf('group'));
  return isOwn ? lang : LANGUAGES[decimal];
}

/** Decimals are rounded to what a number can have. A whole number is often a name, so it must have all digits. */
function exact(text: string): CellReading {
  const value = Number(text);
  const isExact =
    Math.abs(value) <= Number.MAX_SAFE_INTEGER ||
    compareDecimals(parseDecimal(text)!, parseDecimal(String(value))!) === 0;
  return isExact ? {value} : {unread: 'too-many-digits'};
}
