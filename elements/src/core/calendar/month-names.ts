import {intlFormat} from './intl-format.js';
import {plainDate} from './plain-date.js';
import type {YearMonth} from './year-month.js';

/**
 * The names of the months, January first.
 *
 * @param locale BCP 47 tag; anything else counts as `'en'`.
 * @param width `'long'` (default) is January, `'short'` Jan.
 */
export function monthNames(locale: string, width: 'long' | 'short' = 'long'): string[] {
  const name = intlFormat(locale, {month: width});
  return Array.from({length: 12}, (_, index) => name(plainDate(2023, index + 1, 1)));
}

/**
 * The heading of a month, with month and year in the order of the language: June 2019, 2019年6月.
 *
 * @param locale BCP 47 tag; anything else counts as `'en'`.
 * @throws RangeError when there is no such month in the years 1 to 9999.
 */
export function monthHeading(locale: string, {year, month}: YearMonth): string {
  return intlFormat(locale, {year: 'numeric', month: 'long'})(plainDate(year, month, 1));
}
