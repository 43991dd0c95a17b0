import {dayNumber, daysInMonth, yearMonthDay} from './gregorian.js';
import type {YearMonth} from './year-month.js';

/**
 * A day of the Gregorian calendar, without a time zone. It is immutable and has no methods. Create it with `plainDate`,
 * which accepts only days that exist.
 */
export interface PlainDate extends YearMonth {
  /** 1 to the length of the month. */
  readonly day: number;
}

const MIN_YEAR = 1;
const MAX_YEAR = 9999;

/** Whether a day exists, in the years 1 to 9999 that `yyyy-MM-dd` can express. */
export function isDate(year: number, month: number, day: number): boolean {
  return (
    isWholeWithin(year, MIN_YEAR, MAX_YEAR) &&
    isWholeWithin(month, 1, 12) &&
    isWholeWithin(day, 1, daysInMonth(year, month))
  );
}

/**
 * Creates a date.
 *
 * @param year 1 to 9999.
 * @param month 1 (January) to 12.
 * @param day 1 to the length of the month.
 * @throws RangeError if the day does not exist, such as February 31.
 */
export function plainDate(year: number, month: number, day: number): PlainDate {
  if (!isDate(year, month, day)) {
    throw new RangeError(`plainDate: ${year}-${month}-${day} is not a day in the years 1 to 9999.`);
  }
  return Object.freeze({year, month, day});
}

/** The first possible `PlainDate`. */
export const FIRST_DATE = plainDate(MIN_YEAR, 1, 1);

/** The last possible `PlainDate`. */
export const LAST_DATE = plainDate(MAX_YEAR, 12, 31);

/** Returns a number below 0 if `a` is earlier than `b`, above 0 if it is later, or 0 if they are equal. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Whether both are the same day or both are null. */
export function equalDates(a: PlainDate | null, b: PlainDate | null): boolean {
  return a === null || b === null ? a === b : compareDates(a, b) === 0;
}

/** Returns the day number of a date. The difference of two day numbers is the number of days between them. */
export function dayNumberOf({year, month, day}: PlainDate): number {
  return dayNumber(year, month, day);
}

/**
 * Returns the date of a day number: the inverse of `dayNumberOf`.
 *
 * @throws RangeError if it is outside the years 1 to 9999.
 */
export function dateOfDayNumber(number: number): PlainDate {
  return plainDate(...yearMonthDay(number));
}

/**
 * Returns the date `days` days later, or earlier if negative.
 *
 * @throws RangeError if `days` is not a whole number or the result is outside the years 1 to 9999.
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

function isWholeWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
