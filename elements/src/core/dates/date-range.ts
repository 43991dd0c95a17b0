import {compareDates, dateOfDayNumber, dayNumberOf, type PlainDate} from '../calendar/plain-date.js';

/** What ranges of days are allowed. */
export interface RangeLimits {
  /** The lowest and highest number of days, with the first and the last one. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Whether a day between the first and the last one may be in a range. */
  readonly accepts: (date: PlainDate) => boolean;
}

/** Why a range is not allowed. */
export type RangeProblem = 'end-before-start' | 'too-short' | 'too-long' | 'has-unavailable-day';

/** Returns the number of days of a range, with its first and last day. */
export function daysOf(start: PlainDate, end: PlainDate): number {
  return dayNumberOf(end) - dayNumberOf(start) + 1;
}

/** Returns why a range is not allowed, or null. The first and the last day themselves are not checked. */
export function rangeProblem(start: PlainDate, end: PlainDate, limits: RangeLimits): RangeProblem | null {
  const days = daysOf(start, end);
  if (days < 1) return 'end-before-start';
  if (days < limits.minDays) return 'too-short';
  if (days > limits.maxDays) return 'too-long';
  for (let number = dayNumberOf(start) + 1; number < dayNumberOf(end); number += 1)
    if (!limits.accepts(dateOfDayNumber(number))) return 'has-unavailable-day';
  return null;
}

/** Returns two days in their order. */
export function inOrder(one: PlainDate, other: PlainDate): readonly [start: PlainDate, end: PlainDate] {
  return compareDates(one, other) <= 0 ? [one, other] : [other, one];
}
