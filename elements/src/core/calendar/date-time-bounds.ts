import {compareDates} from './plain-date.js';
import {compareDateTimes, type PlainDateTime} from './plain-date-time.js';

/** The first and the last allowed value. A limit without a time includes its whole day. Null means no limit. */
export interface DateTimeBounds {
  readonly min: PlainDateTime | null;
  readonly max: PlainDateTime | null;
}

/** Returns the limit that a value exceeds, or null if it is within both. */
export function brokenBound(value: PlainDateTime, {min, max}: DateTimeBounds): 'min' | 'max' | null {
  if (min !== null && compareWithBound(value, min) < 0) return 'min';
  if (max !== null && compareWithBound(value, max) > 0) return 'max';
  return null;
}

/** Compares times only if both values have one. */
function compareWithBound(value: PlainDateTime, bound: PlainDateTime): number {
  return value.time === null || bound.time === null
    ? compareDates(value.date, bound.date)
    : compareDateTimes(value, bound);
}
