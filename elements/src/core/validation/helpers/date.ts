import type {Struct} from 'superstruct';
import {plainFromDate} from '../../calendar/date-edge.js';
import {brokenBound, type DateTimeBounds} from '../../calendar/date-time-bounds.js';
import {parseIsoDateTime} from '../../calendar/iso.js';
import {plainDateTime, type PlainDateTime} from '../../calendar/plain-date-time.js';
import {plainTime} from '../../calendar/plain-time.js';
import {UtcDate} from '../../calendar/utc-date.js';
import {isEmptyValue, type Issue} from '../issue.js';
import {rule, type RuleOptions} from './rule.js';

/** The limits of a date: `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`. A limit without a time includes its whole day. */
export interface DateRuleOptions extends RuleOptions {
  /** The first valid date. Default: no limit. */
  readonly min?: string | undefined;
  /** The last valid date. Default: no limit. */
  readonly max?: string | undefined;
}

const MIDNIGHT = plainTime(0, 0);

/**
 * A date from `min` to `max`: the `Date` of a date picker, which is read in local time, or the text that it submits,
 * `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`. Other text and numbers are not valid. So the same rules validate the control in
 * every time zone and the form data on a server.
 *
 * @throws TypeError if a limit is not such a text.
 */
export function validDate(options: DateRuleOptions = {}): Struct<Date | string, null> {
  const bounds = parseBounds(options);
  return rule(
    'date',
    value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkDate(value, bounds)),
    options,
  );
}

/**
 * An optional date: like `validDate`, or `''`, null, or undefined.
 *
 * @throws TypeError if a limit is not valid.
 */
export function optionalDate(options: DateRuleOptions = {}): Struct<Date | string | null | undefined, null> {
  const bounds = parseBounds(options);
  return rule('date', value => (isEmptyValue(value) ? null : checkDate(value, bounds)), options);
}

function parseBounds({min, max}: DateRuleOptions): DateTimeBounds {
  return {min: parseBound(min, 'min'), max: parseBound(max, 'max')};
}

function parseBound(text: string | undefined, name: string): PlainDateTime | null {
  if (text === undefined) return null;
  const bound = parseIsoDateTime(text);
  if (bound === null)
    throw new TypeError(`The ${name} of a date must be yyyy-MM-dd or yyyy-MM-ddTHH:mm, not "${text}".`);
  return bound;
}

function checkDate(value: unknown, bounds: DateTimeBounds): Issue | null {
  const date = parseDate(value);
  if (date === null) return {code: 'notADate'};
  const broken = brokenBound(date, bounds);
  if (broken === null) return null;
  const limit = UtcDate.of(bounds[broken]!);
  return broken === 'min' ? {code: 'dateUnderflow', min: limit} : {code: 'dateOverflow', max: limit};
}

/** A day without a time is its start, like the `Date` of the control. */
function parseDate(value: unknown): PlainDateTime | null {
  if (value instanceof Date) return plainFromDate(value);
  const parsed = typeof value === 'string' ? parseIsoDateTime(value) : null;
  return parsed && plainDateTime(parsed.date, parsed.time ?? MIDNIGHT);
}
