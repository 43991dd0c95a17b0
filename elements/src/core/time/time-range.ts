import {DAY} from './html-time.js';

/** The times that a field accepts. All of them are milliseconds. */
export interface TimeRange {
  readonly min: number | null;
  /** If it is before `min`, the range goes over midnight, like in HTML. */
  readonly max: number | null;
  /** The distance between times, or null for any time. */
  readonly step: number | null;
  /** The time from which steps are counted. */
  readonly base: number;
}

/** Times are suggested at least this far apart, unless the step itself is larger than half of it. */
const SUGGESTED = 30 * 60_000;

/** Whether a range goes over midnight. */
export function isOverMidnight({min, max}: TimeRange): boolean {
  return min !== null && max !== null && max < min;
}

/** Returns the limit that a time is beyond, or null. In a range over midnight, it is `min`. */
export function brokenLimit(time: number, range: TimeRange): 'min' | 'max' | null {
  const {min, max} = range;
  const isEarly = min !== null && time < min;
  const isLate = max !== null && time > max;
  if (isOverMidnight(range)) return isEarly && isLate ? 'min' : null;
  return isEarly ? 'min' : isLate ? 'max' : null;
}

/** Whether a time is a whole number of steps from the base. */
export function isOnTimeStep(time: number, {step, base}: TimeRange): boolean {
  return step === null || (time - base) % step === 0;
}

/**
 * Returns the times to suggest, from `min` to `max`, also over midnight. They are one step apart, or, if that is less than 15
 * minutes, as many steps as make half an hour.
 */
export function suggestedTimes(range: TimeRange): number[] {
  const {min, max, base} = range;
  const step = range.step ?? 60_000;
  const distance = step * 2 >= SUGGESTED ? step : Math.ceil(SUGGESTED / step) * step;
  const start = min ?? base % distance;
  const end = max === null ? DAY - 1 : isOverMidnight(range) ? max + DAY : max;
  const count = Math.max(0, Math.floor((end - start) / distance) + 1);
  return Array.from({length: count}, (_, index) => (start + index * distance) % DAY);
}

/** Returns the index of the first time at or after another one on the clock, or 0. */
export function indexOfNext(time: number, times: readonly number[]): number {
  const waits = times.map(one => (one - time + DAY) % DAY);
  return Math.max(0, waits.indexOf(Math.min(...waits)));
}
