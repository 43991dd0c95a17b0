import {dateFromPlain, plainFromDate} from '../../../core/calendar/date-edge.js';
import {parseIsoDateTime} from '../../../core/calendar/iso.js';
import {equalDateTimes, plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {Warn} from '../../../core/bad-input.js';

/** A date from the app: `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, or a `Date` in local time. */
export type DateInput = string | Date | null | undefined;

/**
 * Parses a date from the app. Returns null if it is empty or invalid. Text does not depend on the time zone; a `Date`
 * is read in local time.
 *
 * @param name The attribute, for the warning about an invalid date.
 */
export function parseDate(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  if (input === null || input === undefined || input === '') return null;
  const read = input instanceof Date ? plainFromDate(input) : parseIsoDateTime(String(input));
  if (read === null)
    warn(`${name} must be yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date, not "${input}"; it is ignored.`);
  return read;
}

/** Parses a bound like `parseDate`. A `Date` at the start of a day, usually 00:00, includes the whole day. */
export function parseBound(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  const bound = parseDate(input, name, warn);
  if (bound === null || !(input instanceof Date)) return bound;
  const day = plainDateTime(bound.date);
  return equalDateTimes(bound, plainFromDate(dateFromPlain(day))) ? day : bound;
}
