import {unitOfNumbers, type LongUnit} from '../calendar/date-unit.js';
import {plainDate, type PlainDate} from '../calendar/plain-date.js';
import {isOfOtherCalendar} from './other-calendar.js';
import {isNumber, monthAmong, tokensOf, type DateTextProblem} from './parse-date-text.js';

/** The letters in `2026-Q2` and `2026-W19`. */
const LETTERS = ['q', 'w'];

const SAMPLE = plainDate(2026, 5, 4);

/**
 * Parses a unit that a person typed in their language: 5/2026, May 2026, Q2 2026, or Week 19, 2026, in any order, and the text
 * of attributes, such as `2026-W19`. The year must have four digits, and be Gregorian, like that of a date.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 * @param labelOf Writes a unit in words. These words may be typed.
 */
export function parseUnitText(
  text: string,
  unit: LongUnit,
  lang: string,
  labelOf: (date: PlainDate) => string,
): PlainDate | DateTextProblem {
  const tokens = tokensOf(text);
  const numbers = tokens.filter(isNumber);
  const words = tokens.filter(token => !isNumber(token));
  const known = [...LETTERS, ...tokensOf(labelOf(SAMPLE))];
  const isMonth = unit === 'month';
  const month = isMonth ? monthAmong(words, lang) : 0;
  if (month === null || (!isMonth && words.some(word => !known.includes(word)))) return 'not-a-date';
  const at = numbers.findIndex(number => number.length === 4);
  const others = numbers.filter((_, index) => index !== at);
  if (at === -1) return numbers.some(number => number.length === 2) ? 'short-year' : 'not-a-date';
  if (others.length !== (unit === 'year' || month > 0 ? 0 : 1)) return 'not-a-date';
  const year = Number(numbers[at]);
  if (isOfOtherCalendar(year, lang)) return 'other-calendar';
  return unitOfNumbers(year, month || Number(others[0] ?? 1), unit) ?? 'not-a-date';
}
