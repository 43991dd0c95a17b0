import {
  equalTimes,
  parseIsoDateTime,
  plainDateTime,
  plainFromDate,
  plainTime,
  realDateTime,
  type PlainDateTime,
} from '../../core/calendar/index.js';
import type {Warn} from './warn.js';

/** A date as the page gives it: `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, or a `Date` in local time. */
export type DateInput = string | Date | null | undefined;

const MIDNIGHT = plainTime(0, 0);

/**
 * Reads a date of the page; null for none. A time that the local clock skips is the one that it shows instead.
 *
 * @param name The attribute, for the warning of an input that is no date; it counts as none.
 */
export function readDate(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  if (input === null || input === undefined || input === '') return null;
  const read = input instanceof Date ? plainFromDate(input) : parseIsoDateTime(String(input));
  if (read === null)
    warn(`${name} must be yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date, not "${input}"; it is left out.`);
  return read && realDateTime(read);
}

/** Reads a bound: as `readDate`, but a `Date` at 00:00 is the whole of its day. */
export function readBound(input: unknown, name: string, warn: Warn): PlainDateTime | null {
  const bound = readDate(input, name, warn);
  const isDay = input instanceof Date && equalTimes(bound?.time ?? null, MIDNIGHT);
  return bound !== null && isDay ? plainDateTime(bound.date) : bound;
}
