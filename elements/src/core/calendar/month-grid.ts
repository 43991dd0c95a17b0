import {dayNumber, daysInMonth} from './gregorian.js';
import {
  dateOfDayNumber,
  dayNumberOf,
  FIRST_DATE,
  LAST_DATE,
  plainDate,
  type PlainDate,
} from './plain-date.js';
import {isSelectable, type DateConstraints} from './selectable.js';
import {DAYS_PER_WEEK, dayOfWeek, daysIntoWeek, type Weekday} from './week.js';
import type {YearMonth} from './year-month.js';

/** A day in a month grid. */
export interface GridDay {
  readonly date: PlainDate;
  /** Whether the day is part of the month. Other days fill the first and last weeks. */
  readonly inMonth: boolean;
  readonly selectable: boolean;
}

/** Seven days, starting with the first weekday. Null means a day before the year 1 or after the year 9999. */
export type GridWeek = readonly (GridDay | null)[];

export interface MonthGridOptions {
  /** The weekday of the first column. */
  readonly firstWeekday: Weekday;
  /** The rule for selectable days. */
  readonly constraints: DateConstraints;
  /** Omits weeks without a day of the month. By default, there are always 6 weeks, so that the height is constant. */
  readonly exactWeeks?: boolean | undefined;
}

/** The maximum number of weeks in a month. */
const MAX_WEEKS = 6;

const FIRST_DAY_NUMBER = dayNumberOf(FIRST_DATE);
const LAST_DAY_NUMBER = dayNumberOf(LAST_DATE);

/**
 * Returns the weeks of a month, completed with days of the months before and after it.
 *
 * @throws RangeError if the month does not exist in the years 1 to 9999.
 */
export function monthGrid({year, month}: YearMonth, options: MonthGridOptions): GridWeek[] {
  const {firstWeekday, constraints, exactWeeks = false} = options;
  const leadingDays = daysIntoWeek(dayOfWeek(plainDate(year, month, 1)), firstWeekday);
  const start = dayNumber(year, month, 1) - leadingDays;
  const weeks = exactWeeks ? Math.ceil((leadingDays + daysInMonth(year, month)) / DAYS_PER_WEEK) : MAX_WEEKS;

  const gridDay = (number: number): GridDay | null => {
    if (number < FIRST_DAY_NUMBER || number > LAST_DAY_NUMBER) return null;
    const date = dateOfDayNumber(number);
    return {date, inMonth: date.month === month, selectable: isSelectable(date, constraints)};
  };
  return Array.from({length: weeks}, (_, week) =>
    Array.from({length: DAYS_PER_WEEK}, (_, column) => gridDay(start + week * DAYS_PER_WEEK + column)),
  );
}
