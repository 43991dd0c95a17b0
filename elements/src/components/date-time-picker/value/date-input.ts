import {
  dateFromPlain,
  equalDateTimes,
  parseIsoDateTime,
  plainDateTime,
  plainFromDate,
  type PlainDateTime,
} from '../../../core/calendar/index.js';
import type {Warn} from '../../../core/bad-input.js';

/** A date as the page gives it: `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, or a `Date` in local time. */
export type DateInput = string | Date | null | undefined;

/**
 * Reads a date of the app; null for none. Text says the same in every time zone; a `Date` is read in the local one.
 *
 * @param name The attribute, for the warning of an input that is no date; it counts as none.
 */
export function readDate(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  if (input === null || input === undefined || input === '') return null;
  const read = input instanceof Date ? plainFromDate(input) : parseIsoDateTime(String(input));
  if (read === null)
    warn(`${name} must be yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date, not "${input}"; it is left out.`);
  return read;
}

/** Reads a bound: as `readDate`, but a `Date` at the start of a day, 00:00 on most, is the whole of it. */
export function readBound(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  const bound = readDate(input, name, warn);
  if (bound === null || !(input instanceof Date)) return bound;
  const day = plainDateTime(bound.date);
  return equalDateTimes(bound, plainFromDate(dateFromPlain(day))) ? day : bound;
}
