import {isDate, plainDate, type PlainDate} from '../calendar/plain-date.js';
import {rememberLast} from '../remember-last.js';
import {isOfOtherCalendar} from './other-calendar.js';
import {dateOrder, isNumber, isOtherWord, monthAmong, tokensOf} from './parse-date-text.js';

/** A part of a date that has its own field. */
export type DatePart = 'day' | 'month' | 'year';

/** What a person typed for each part. */
export type DatePartTexts = Readonly<Record<DatePart, string>>;

/** Why texts are not a date, and which parts are wrong. */
export interface DatePartsProblem {
  readonly reason: 'missing' | 'short-year' | 'other-calendar' | 'not-real';
  readonly parts: readonly DatePart[];
}

const PARTS: readonly DatePart[] = ['day', 'month', 'year'];
const HIGHEST: Readonly<Record<DatePart, number>> = {day: 31, month: 12, year: 9999};

/** Returns the parts in the order of a language. Text that is not a BCP 47 tag counts as `'en'`. */
export const datePartsIn = rememberLast(({lang}: {lang: string}): readonly DatePart[] => {
  const order = dateOrder(lang);
  return [...PARTS].sort((one, other) => order.indexOf(one[0]!) - order.indexOf(other[0]!));
});

/**
 * Parses the parts of a date, each of which a person typed in a field of its name. It accepts the digits of the language,
 * and the name of a month. The year must have four digits, because a guessed century is a wrong date that nobody notices.
 *
 * Returns null if all texts are empty. A problem has the parts in the order of the language.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function parseDateParts(texts: DatePartTexts, lang: string): PlainDate | DatePartsProblem | null {
  const order = datePartsIn({lang});
  const missing = order.filter(part => texts[part].trim() === '');
  if (missing.length === order.length) return null;
  if (missing.length > 0) return {reason: 'missing', parts: missing};
  if (isShortYear(texts.year)) return {reason: 'short-year', parts: ['year']};
  const numbers = PARTS.map(part => numberOf(part, texts[part], lang)) as [number, number, number];
  if (isOfOtherCalendar(numbers[2], lang)) return {reason: 'other-calendar', parts: ['year']};
  const wrong = order.filter(part => Number.isNaN(numbers[PARTS.indexOf(part)]));
  if (wrong.length > 0) return {reason: 'not-real', parts: wrong};
  const [day, month, year] = numbers;
  return isDate(year, month, day) ? plainDate(year, month, day) : {reason: 'not-real', parts: order};
}

/** Returns the number of a part, or `NaN` if the part cannot have it. */
function numberOf(part: DatePart, text: string, lang: string): number {
  const tokens = tokensOf(text);
  const [number, ...numbers] = tokens.filter(isNumber);
  const words = tokens.filter(token => !isNumber(token));
  if (number === undefined) return (part === 'month' && monthAmong(words, lang)) || NaN;
  const fits = number.length <= (part === 'year' ? 4 : 2) && numbers.length === 0;
  const value = Number(number);
  const isPart = fits && value > 0 && value <= HIGHEST[part];
  return isPart && words.every(word => isOtherWord(word, lang)) ? value : NaN;
}

function isShortYear(text: string): boolean {
  const [number = '', ...others] = tokensOf(text);
  return others.length === 0 && /^\d{1,3}$/.test(number);
}
