import {compareDates} from './plain-date.js';
import {compareDateTimes} from './plain-date-time.js';
import type {PlainDateTime} from './plain-date-time.js';

/** The first and the last value that may be chosen. A bound without a time is the whole of its day; null is no bound. */
export interface DateTimeBounds {
  readonly min: PlainDateTime | null;
  readonly max: PlainDateTime | null;
}

/** Which bound a value lies outside of; null when it lies within both. */
export function brokenBound(value: PlainDateTime, {min, max}: DateTimeBounds): 'min' | 'max' | null {
  if (min !== null && compareWithBound(value, min) < 0) return 'min';
  if (max !== null && compareWithBound(value, max) > 0) return 'max';
  return null;
}

/** Times count only where both have one. */
function compareWithBound(value: PlainDateTime, bound: PlainDateTime): number {
  return value.time === null || bound.time === null
    ? compareDates(value.date, bound.date)
    : compareDateTimes(value, bound);
}
