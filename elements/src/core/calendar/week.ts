import {dayNumberOf, type PlainDate} from './plain-date.js';

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
