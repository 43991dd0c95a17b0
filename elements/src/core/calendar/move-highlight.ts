import type {CalendarMove} from './calendar-move.js';
import {dayNumber, daysInMonth} from './gregorian.js';
import {dayNumberOf, type PlainDate} from './plain-date.js';
import {firstSelectable, nearestBetween, type DateConstraints} from './selectable.js';
import {DAYS_PER_WEEK, dayOfWeek, daysIntoWeek, type Weekday} from './week.js';
import {monthNumber, yearMonthOf, type YearMonth} from './year-month.js';

/**
 * Returns the day that a keyboard move leads to. Returns null for an impossible move, which does not change the
 * highlighted day and is reported as input error 1.
 *
 * If the target of a move cannot be selected, another day in the same direction is chosen:
 * - by a day or a week: the first selectable day after the target;
 * - by a month or a year: the selectable day in the target month that is nearest to the same day of the month; otherwise
 *   the first one after that month;
 * - to the start or the end of the week: the first or the last selectable day of the week, which can be the highlighted
 *   day.
 *
 * A move never goes against its direction, and never stops before its target: past a limit, it is impossible. Users reach
 * the days in between with moves by a day.
 */
export function moveHighlight(
  from: PlainDate,
  move: CalendarMove,
  constraints: DateConstraints,
  firstWeekday: Weekday,
): PlainDate | null {
  switch (move) {
    case 'previous-day':
      return moveByDays(from, -1, constraints);
    case 'next-day':
      return moveByDays(from, 1, constraints);
    case 'previous-week':
      return moveByDays(from, -DAYS_PER_WEEK, constraints);
    case 'next-week':
      return moveByDays(from, DAYS_PER_WEEK, constraints);
    case 'week-start':
      return moveInWeek(from, -1, constraints, firstWeekday);
    case 'week-end':
      return moveInWeek(from, 1, constraints, firstWeekday);
    case 'previous-month':
      return moveByMonths(from, -1, constraints);
    case 'next-month':
      return moveByMonths(from, 1, constraints);
    case 'previous-year':
      return moveByMonths(from, -12, constraints);
    case 'next-year':
      return moveByMonths(from, 12, constraints);
  }
}

/**
 * Returns the day to highlight after a jump to a month: the same day of the month, or the nearest selectable day of that
 * month. Returns null if no day of the month can be selected.
 *
 * @param step Which of two equally near days to choose: the later one by default, the earlier one with -1.
 */
export function highlightInMonth(
  from: PlainDate,
  {year, month}: YearMonth,
  constraints: DateConstraints,
  step: 1 | -1 = 1,
): PlainDate | null {
  const length = daysInMonth(year, month);
  const beforeFirst = dayNumber(year, month, 0);
  const target = beforeFirst + Math.min(from.day, length);
  return nearestBetween(beforeFirst + 1, beforeFirst + length, target, step, constraints);
}

function moveByDays(from: PlainDate, days: number, constraints: DateConstraints): PlainDate | null {
  return firstSelectable(dayNumberOf(from) + days, days > 0 ? 1 : -1, constraints);
}

function moveByMonths(from: PlainDate, months: number, constraints: DateConstraints): PlainDate | null {
  const step = months > 0 ? 1 : -1;
  const aim = yearMonthOf(monthNumber(from) + months);
  return (
    highlightInMonth(from, aim, constraints, step) ??
    // The month has no day to select, so any of its days is a start.
    firstSelectable(dayNumber(aim.year, aim.month, 1), step, constraints)
  );
}

function moveInWeek(
  from: PlainDate,
  side: 1 | -1,
  constraints: DateConstraints,
  firstWeekday: Weekday,
): PlainDate | null {
  const first = dayNumberOf(from) - daysIntoWeek(dayOfWeek(from), firstWeekday);
  const last = first + DAYS_PER_WEEK - 1;
  return nearestBetween(first, last, side === 1 ? last : first, side, constraints);
}
