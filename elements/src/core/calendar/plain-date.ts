import {dayNumber, daysInMonth, yearMonthDay} from './gregorian.js';
import {monthNumber, yearMonthOf} from './year-month.js';
import type {YearMonth} from './year-month.js';

/**
 * A day of the Gregorian calendar without a time zone. It has no methods and never changes; make one with
 * `plainDate`, which lets no other day through than one that exists.
 */
export interface PlainDate extends YearMonth {
  /** 1 to the length of the month. */
  readonly day: number;
}

const MIN_YEAR = 1;
const MAX_YEAR = 9999;

/** Whether these numbers are a day that exists, in the years 1 to 9999 that `yyyy-MM-dd` can write. */
export function isDate(year: number, month: number, day: number): boolean {
  return (
    isWholeWithin(year, MIN_YEAR, MAX_YEAR) &&
    isWholeWithin(month, 1, 12) &&
    isWholeWithin(day, 1, daysInMonth(year, month))
  );
}

/**
 * Makes a date.
 *
 * @param year 1 to 9999.
 * @param month 1 (January) to 12.
 * @param day 1 to the length of the month.
 * @throws RangeError when there is no such day, as 31 February.
 */
export function plainDate(year: number, month: number, day: number): PlainDate {
  if (!isDate(year, month, day)) {
    throw new RangeError(`plainDate: there is no day ${year}-${month}-${day} in the years 1 to 9999.`);
  }
  return Object.freeze({year, month, day});
}

/** The first day that a `PlainDate` can be. */
export const FIRST_DATE = plainDate(MIN_YEAR, 1, 1);

/** The last day that a `PlainDate` can be. */
export const LAST_DATE = plainDate(MAX_YEAR, 12, 31);

/** Below 0 when `a` is the earlier day, above 0 when it is the later one, 0 when they are the same. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Whether both are the same day, or both are null. */
export function equalDates(a: PlainDate | null, b: PlainDate | null): boolean {
  return a === null || b === null ? a === b : compareDates(a, b) === 0;
}

/** The date itself, or the nearest day from `min` to `max`; `min` when the two leave no day between them. */
export function clampDate(date: PlainDate, min: PlainDate, max: PlainDate): PlainDate {
  const notTooLate = compareDates(date, max) > 0 ? max : date;
  return compareDates(notTooLate, min) < 0 ? min : notTooLate;
}

/** The running number of a date: two dates differ by as much as there are days between them. */
export function dayNumberOf({year, month, day}: PlainDate): number {
  return dayNumber(year, month, day);
}

/**
 * The date that has a running number: the inverse of `dayNumberOf`.
 *
 * @throws RangeError when it lies outside the years 1 to 9999.
 */
export function dateOfDayNumber(number: number): PlainDate {
  return plainDate(...yearMonthDay(number));
}

/** The number of days from `earlier` to `later`; negative when they come the other way round. */
export function differenceInDays(later: PlainDate, earlier: PlainDate): number {
  return dayNumberOf(later) - dayNumberOf(earlier);
}

/**
 * The date that is `days` days on, or back when negative.
 *
 * @throws RangeError when `days` is not a whole number or the result lies outside the years 1 to 9999.
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/**
 * The same day `months` months on, or back when negative; the last day of that month when it is shorter.
 *
 * @throws RangeError when `months` is not a whole number or the result lies outside the years 1 to 9999.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const {year, month} = yearMonthOf(monthNumber(date) + months);
  return plainDate(year, month, Math.min(date.day, daysInMonth(year, month)));
}

/**
 * The same day `years` years on, or back when negative; 28 February for 29 February when that year has none.
 *
 * @throws RangeError when `years` is not a whole number or the result lies outside the years 1 to 9999.
 */
export function addYears(date: PlainDate, years: number): PlainDate {
  const year = date.year + years;
  return plainDate(year, date.month, Math.min(date.day, daysInMonth(year, date.month)));
}

function isWholeWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
