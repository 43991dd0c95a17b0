// The edge to `Date`, and the only file of the calendar that knows a time zone: the local one.

import {isDate, plainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import type {PlainDateTime} from './plain-date-time.js';
import {plainTime} from './plain-time.js';

/**
 * What the clock on the wall shows at a `Date`, to the minute: seconds are dropped. Null for an invalid `Date` and for
 * one outside the years 1 to 9999.
 */
export function plainFromDate(date: Date): PlainDateTime | null {
  const year = date.getFullYear();
  const month = date.getMonth() + 1;
  const day = date.getDate();
  if (!isDate(year, month, day)) return null;
  return plainDateTime(plainDate(year, month, day), plainTime(date.getHours(), date.getMinutes()));
}

/**
 * The `Date` at which the clock on the wall shows this date and time, or, for a date alone, at which its day begins.
 *
 * Where the clock is set back and shows a time twice, it is the first of the two. Where the clock is set forward and
 * skips a time, it is as long after the change as the time is into the gap: 02:30 becomes 03:30 in most zones, and a
 * day that a zone left out becomes the next one. So does ECMAScript read local times, and so does Temporal by default
 * (`disambiguation: 'compatible'`).
 */
export function dateFromPlain({date, time}: PlainDateTime): Date {
  // The constructor reads the years 1 to 99 as 1901 to 1999; setFullYear does not. It starts from a day on which no
  // zone changed its clock, so that the time of day is not moved on the way.
  const local = new Date(2000, 0, 1, time?.hour ?? 0, time?.minute ?? 0);
  local.setFullYear(date.year, date.month - 1, date.day);
  return local;
}
