import {dateFromPlain, plainFromDate} from '../../../core/calendar/date-edge.js';
import {parseIsoDateTime} from '../../../core/calendar/iso.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {equalDateTimes, plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {Warn} from '../../../core/bad-input.js';

/**
 * A date from the app: `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, or a `Date` in local time. With `picker`, also the text of the unit,
 * such as `2026-05`.
 */
export type DateInput = string | Date | null | undefined;

const FORMATS = 'yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date';

/** Reads the text of units, in pickers that select them. */
export interface UnitReader {
  /** Returns the first day of a unit, or null for other text. */
  readonly parse: (text: string) => PlainDate | null;
  /** Returns the last day of the unit that contains a day. */
  readonly endOf: (date: PlainDate) => PlainDate;
  /** What a value can be, for warnings. */
  readonly formats: () => string;
}

/** Matches the text of units of all kinds. */
const UNIT_TEXT = /^\d{4}(-\w{2,3})?$/;

/**
 * Parses a date from the app. Returns null if it is empty or invalid. Text does not depend on the time zone; a `Date`
 * is read in local time. The text of a unit becomes its first day.
 *
 * @param name The attribute, for the warning about an invalid date.
 * @param units Text of another unit warns later, because the app may set `picker` after the value.
 */
export function parseDate(
  input: unknown,
  name: string,
  warn: Warn,
  units: UnitReader | null = null,
): PlainDateTime | null {
  if (input === null || input === undefined || input === '') return null;
  const date = readDate(input, units);
  const refuse = () =>
    warn(`${name} must be ${units?.formats() ?? ''}${FORMATS}, not "${input}"; it is ignored.`);
  if (date !== null) return date;
  if (units === null || !UNIT_TEXT.test(String(input))) refuse();
  else queueMicrotask(() => readDate(input, units) === null && refuse());
  return null;
}

function readDate(input: unknown, units: UnitReader | null): PlainDateTime | null {
  if (input instanceof Date) return plainFromDate(input);
  const text = String(input);
  const first = units?.parse(text) ?? null;
  return first === null ? parseIsoDateTime(text) : plainDateTime(first);
}

/**
 * Parses a bound like `parseDate`. A `Date` at the start of a day, usually 00:00, includes the whole day.
 *
 * @param isMax Whether the text of a unit stands for its last day.
 */
export function parseBound(
  input: unknown,
  name: string,
  warn: Warn,
  units: UnitReader | null = null,
  isMax = false,
): PlainDateTime | null {
  const bound = parseDate(input, name, warn, units);
  if (bound === null) return null;
  if (isMax && units?.parse(String(input))) return plainDateTime(units.endOf(bound.date));
  if (!(input instanceof Date)) return bound;
  const day = plainDateTime(bound.date);
  return equalDateTimes(bound, plainFromDate(dateFromPlain(day))) ? day : bound;
}
