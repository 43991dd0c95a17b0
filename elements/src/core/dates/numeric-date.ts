import {intlFormat} from '../calendar/intl-format.js';
import type {PlainDate} from '../calendar/plain-date.js';
import type {PlainDateTime} from '../calendar/plain-date-time.js';
import {FIRST_DATE} from '../calendar/plain-date.js';
import type {PlainTime} from '../calendar/plain-time.js';

/**
 * Returns a function that formats a date in numbers: 05/12/2026 in American English, 12.05.2026 in German. It is the one
 * format of dates that users can type, and of those in tables and their filters.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function numericDates(lang: string): (date: PlainDate) => string {
  return intlFormat(lang, {year: 'numeric', month: '2-digit', day: '2-digit'});
}

/** Returns a function that formats a time like `numericDates`: 2:30 PM in American English, 14:30 in German. */
export function numericTimes(lang: string): (time: PlainTime) => string {
  const write = intlFormat(lang, {timeStyle: 'short'});
  // Engines write different spaces before PM.
  return time => write(FIRST_DATE, time).replace(/\s/g, ' ');
}

/** Returns a function that formats a date like `numericDates`, with its time if it has one. */
export function numericDateTimes(lang: string): (value: PlainDateTime) => string {
  const writeDate = numericDates(lang);
  return ({date, time}) =>
    time === null ? writeDate(date) : `${writeDate(date)} ${numericTimes(lang)(time)}`;
}
