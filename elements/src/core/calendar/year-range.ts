import type {DateWindow} from './date-window.js';
import {monthNumber, yearMonthOf, type YearMonth} from './year-month.js';

/** The reach of a list of years. In a window without an end, such as up to 9999, it would be too long to render. */
const LISTED_YEARS = 200;

/** Returns the years with a day in the window, at most 200 years from the year `around`, in order. */
export function yearsWithin({min, max}: DateWindow, around: number): number[] {
  return range(Math.max(min.year, around - LISTED_YEARS), Math.min(max.year, around + LISTED_YEARS));
}

/** Returns the months of a year, 1 to 12, with a day in the window, in order. */
export function monthsWithin(year: number, window: DateWindow): number[] {
  const first = Math.max(monthNumber({year, month: 1}), monthNumber(window.min));
  const last = Math.min(monthNumber({year, month: 12}), monthNumber(window.max));
  return range(first, last).map(number => yearMonthOf(number).month);
}

/**
 * Returns the month of the buttons for the previous (`steps` -1) and next month (1), or null if the window ends before
 * it. From a month outside the window, it is the nearest month of the window, if that is in the same direction.
 */
export function stepMonth(
  from: YearMonth,
  steps: number,
  {min, max}: {readonly min: YearMonth; readonly max: YearMonth},
): YearMonth | null {
  const first = monthNumber(min);
  const last = monthNumber(max);
  const aim = monthNumber(from) + steps;
  const reached = steps < 0 ? Math.min(aim, last) : Math.max(aim, first);
  return reached >= first && reached <= last ? yearMonthOf(reached) : null;
}

/** Returns the whole numbers from `first` to `last`, inclusive. Empty if `last` is lower. */
function range(first: number, last: number): number[] {
  return Array.from({length: Math.max(last - first + 1, 0)}, (_, index) => first + index);
}
