// Converts from and to `Date`. This is the only file of the calendar that depends on a time zone: the local one.

import {isDate, plainDate} from './plain-date.js';
import {plainDateTime, type PlainDateTime} from './plain-date-time.js';
import {plainTime} from './plain-time.js';

/**
 * Returns the local date and time of a `Date`, to the minute; seconds are dropped. Returns null for an invalid `Date`
 * and for one outside the years 1 to 9999.
 */
export function plainFromDate(date: Date): PlainDateTime | null {
  const year = date.getFullYear();
  const month = date.getMonth() + 1;
  const day = date.getDate();
  if (!isDate(year, month, day)) return null;
  return plainDateTime(plainDate(year, month, day), plainTime(date.getHours(), date.getMinutes()));
}

/**
 * Returns the `Date` of a local date and time, or of the start of the day if there is no time.
 *
 * If the clock is set back and a time occurs twice, it is the first one. If the clock is set forward and skips a time,
 * it is later by as much as the clock skips: 02:30 becomes 03:30 in most zones, and a day that a zone skipped becomes
 * the next day. ECMAScript reads local times the same way, and so does Temporal by default
 * (`disambiguation: 'compatible'`).
 */
export function dateFromPlain({date, time}: PlainDateTime): Date {
  // The constructor reads the years 1 to 99 as 1901 to 1999; setFullYear does not. No zone changed its clock on the
  // first day of 2000, so the time of day is not changed there.
  const local = new Date(2000, 0, 1, time?.hour ?? 0, time?.minute ?? 0);
  local.setFullYear(date.year, date.month - 1, date.day);
  return local;
}
