/** The number of days before each month, without a leap day. */
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

const MEAN_DAYS_PER_YEAR = 365.2425;

/** Whether a year is a leap year by the Gregorian rule, which applies to all years as in ISO 8601. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns the number of days in a month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Returns the number of a day: 1 for January 1 of the year 1, which is a Monday, and one more for each later day. Accepts
 * any whole year, even one that `PlainDate` rejects, so that calculations can go past the ends of the calendar.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return past * 365 + leapDays + daysBefore(year, month) + day;
}

/** Returns the year, month, and day of a day number: the inverse of `dayNumber`. */
export function yearMonthDay(number: number): [year: number, month: number, day: number] {
  // The mean length of a year leads to the correct year or, on its first days, to the one before.
  let year = Math.floor((number - 1) / MEAN_DAYS_PER_YEAR) + 1;
  if (number > dayNumber(year, 12, 31)) year += 1;
  const dayOfYear = number - dayNumber(year, 1, 1) + 1;
  let month = 12;
  while (dayOfYear <= daysBefore(year, month)) month -= 1;
  return [year, month, dayOfYear - daysBefore(year, month)];
}

function daysBefore(year: number, month: number): number {
  return DAYS_BEFORE_MONTH[month - 1]! + (month > 2 && isLeapYear(year) ? 1 : 0);
}
