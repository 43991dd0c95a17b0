import type {DateWindow} from './date-window.js';
import {monthNumber, yearMonthOf} from './year-month.js';
import type {YearMonth} from './year-month.js';

/** How far a list of years reaches: a window without an end, as up to 9999, would make it too long to draw. */
const LISTED_YEARS = 200;

/** The years that have a day in the window and are at most 200 years from the year `around`, in order, to jump to one. */
export function yearsWithin({min, max}: DateWindow, around: number): number[] {
  return range(Math.max(min.year, around - LISTED_YEARS), Math.min(max.year, around + LISTED_YEARS));
}

/** The months of a year, 1 to 12, that have a day in the window, in order, to jump to one. */
export function monthsWithin(year: number, window: DateWindow): number[] {
  const first = Math.max(monthNumber({year, month: 1}), monthNumber(window.min));
  const last = Math.min(monthNumber({year, month: 12}), monthNumber(window.max));
  return range(first, last).map(number => yearMonthOf(number).month);
}

/**
 * The month that the buttons for the previous (`steps` -1) and the next month (1) lead to; null when the window ends
 * before it. From a month outside the window, it is the nearest month of the window if that lies the same way.
 */
export function stepMonth(from: YearMonth, steps: number, {min, max}: DateWindow): YearMonth | null {
  const first = monthNumber(min);
  const last = monthNumber(max);
  const aim = monthNumber(from) + steps;
  const reached = steps < 0 ? Math.min(aim, last) : Math.max(aim, first);
  return reached >= first && reached <= last ? yearMonthOf(reached) : null;
}

/** The whole numbers from `first` to `last`, both included; none when `last` is the lower one. */
function range(first: number, last: number): number[] {
  return Array.from({length: Math.max(last - first + 1, 0)}, (_, index) => first + index);
}
