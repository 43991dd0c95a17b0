import {addDays, dayNumberOf} from './plain-date.js';
import type {PlainDate} from './plain-date.js';

/** A day of the week: 0 (Sunday) to 6 (Saturday), like `Date.prototype.getDay`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const DAYS_PER_WEEK = 7;

export function dayOfWeek(date: PlainDate): Weekday {
  // Day number 1 is a Monday.
  return (dayNumberOf(date) % DAYS_PER_WEEK) as Weekday;
}

/** Returns the number of days before a weekday in weeks that start on `firstWeekday`: 0 to 6. */
export function daysIntoWeek(weekday: Weekday, firstWeekday: Weekday): number {
  return (weekday - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}

/**
 * Returns the first day of the date's week.
 *
 * @throws RangeError if it is before the year 1.
 */
export function startOfWeek(date: PlainDate, firstWeekday: Weekday): PlainDate {
  return addDays(date, -daysIntoWeek(dayOfWeek(date), firstWeekday));
}

/**
 * Returns the last day of the date's week.
 *
 * @throws RangeError if it is after the year 9999.
 */
export function endOfWeek(date: PlainDate, firstWeekday: Weekday): PlainDate {
  return addDays(date, DAYS_PER_WEEK - 1 - daysIntoWeek(dayOfWeek(date), firstWeekday));
}
