/** Days of the year before each month, without a leap day. */
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

const MEAN_DAYS_PER_YEAR = 365.2425;

/** Whether a year has 29 February, by the Gregorian rule, which is applied to all years as in ISO 8601. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The number of days of a month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The running number of a day: 1 on 1 January of the year 1, a Monday, and one more on every day after it. Any whole
 * year will do, also one that `PlainDate` refuses, so that maths can pass the ends of the calendar.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return past * 365 + leapDays + daysBefore(year, month) + day;
}

/** The year, month and day that have a running number: the inverse of `dayNumber`. */
export function yearMonthDay(number: number): [year: number, month: number, day: number] {
  // The mean length of a year leads to the right one or to its neighbour.
  let year = Math.floor((number - 1) / MEAN_DAYS_PER_YEAR) + 1;
  if (number < dayNumber(year, 1, 1)) year -= 1;
  else if (number > dayNumber(year, 12, 31)) year += 1;
  const dayOfYear = number - dayNumber(year, 1, 1) + 1;
  let month = 12;
  while (dayOfYear <= daysBefore(year, month)) month -= 1;
  return [year, month, dayOfYear - daysBefore(year, month)];
}

function daysBefore(year: number, month: number): number {
  return DAYS_BEFORE_MONTH[month - 1]! + (month > 2 && isLeapYear(year) ? 1 : 0);
}
