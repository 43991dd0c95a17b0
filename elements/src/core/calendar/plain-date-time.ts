import {compareDates, equalDates} from './plain-date.js';
import type {PlainDate} from './plain-date.js';
import {compareTimes, equalTimes, plainTime} from './plain-time.js';
import type {PlainTime} from './plain-time.js';

/** A date, and a time on it when one is wanted; without a time zone. Make one with `plainDateTime`. */
export interface PlainDateTime {
  readonly date: PlainDate;
  /** The time of day; null for a date alone. */
  readonly time: PlainTime | null;
}

const MIDNIGHT = plainTime(0, 0);

/** Joins a date and a time; null, the default, is for a date alone. */
export function plainDateTime(date: PlainDate, time: PlainTime | null = null): PlainDateTime {
  return Object.freeze({date, time});
}

/** Below 0 when `a` comes first, above 0 when `b` does, 0 when neither: a date alone starts its day, at 00:00. */
export function compareDateTimes(a: PlainDateTime, b: PlainDateTime): number {
  return compareDates(a.date, b.date) || compareTimes(a.time ?? MIDNIGHT, b.time ?? MIDNIGHT);
}

/** Whether both say the same, or both are null; a date alone does not equal its 00:00. */
export function equalDateTimes(a: PlainDateTime | null, b: PlainDateTime | null): boolean {
  return a === null || b === null ? a === b : equalDates(a.date, b.date) && equalTimes(a.time, b.time);
}
