import {intlFormat} from './intl-format.js';
import {plainDate} from './plain-date.js';
import type {YearMonth} from './year-month.js';

/**
 * Returns the full names of the months, from January on.
 *
 * @param locale A BCP 47 tag. Other values count as `'en'`.
 */
export function monthNames(locale: string): string[] {
  const name = intlFormat(locale, {month: 'long'});
  return Array.from({length: 12}, (_, index) => name(plainDate(2023, index + 1, 1)));
}

/**
 * Returns the heading of a month, with month and year in the order of the language: June 2019, 2019年6月.
 *
 * @param locale A BCP 47 tag. Other values count as `'en'`.
 * @throws RangeError if the month does not exist in the years 1 to 9999.
 */
export function monthHeading(locale: string, {year, month}: YearMonth): string {
  return intlFormat(locale, {year: 'numeric', month: 'long'})(plainDate(year, month, 1));
}
