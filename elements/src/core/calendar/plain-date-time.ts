import {compareDates, equalDates, type PlainDate} from './plain-date.js';
import {compareTimes, equalTimes, plainTime, type PlainTime} from './plain-time.js';

/** A date with an optional time, without a time zone. Create it with `plainDateTime`. */
export interface PlainDateTime {
  readonly date: PlainDate;
  /** The time of day, or null for a date without a time. */
  readonly time: PlainTime | null;
}

const MIDNIGHT = plainTime(0, 0);

/** Creates a date with an optional time. */
export function plainDateTime(date: PlainDate, time: PlainTime | null = null): PlainDateTime {
  return Object.freeze({date, time});
}

/** Returns a number below 0 if `a` is earlier, above 0 if it is later, or 0. Without a time, a date counts as 00:00. */
export function compareDateTimes(a: PlainDateTime, b: PlainDateTime): number {
  return compareDates(a.date, b.date) || compareTimes(a.time ?? MIDNIGHT, b.time ?? MIDNIGHT);
}

/** Whether both are equal, or both are null. A date without a time does not equal 00:00 on that date. */
export function equalDateTimes(a: PlainDateTime | null, b: PlainDateTime | null): boolean {
  return a === null || b === null ? a === b : equalDates(a.date, b.date) && equalTimes(a.time, b.time);
}
