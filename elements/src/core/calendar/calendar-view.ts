import {daysInMonth} from './gregorian.js';
import {highlightInMonth} from './move-highlight.js';
import {plainDate, type PlainDate} from './plain-date.js';
import {nearestSelectable, type DateConstraints} from './selectable.js';
import {monthNumber, yearMonthOf, type YearMonth} from './year-month.js';

/** The state of an open calendar. Views are immutable: each step returns a new one. */
export interface CalendarView {
  /** The visible month, or the first of several ones. */
  readonly month: YearMonth;
  /**
   * The highlighted day of the visible months. If no day can be selected, it is an unavailable day, so that keyboard users always
   * have a day to start from.
   */
  readonly highlighted: PlainDate;
}

/** Returns the view when a calendar opens: at the selectable day nearest to `target`, or at `target` if none exists. */
export function openedView(target: PlainDate, constraints: DateConstraints): CalendarView {
  return viewOfDay(nearestSelectable(target, constraints) ?? target);
}

/** Returns the view with another highlighted day, in the month of that day. */
export function viewOfDay(highlighted: PlainDate): CalendarView {
  const {year, month} = highlighted;
  return {month: {year, month}, highlighted};
}

/** Returns the view with another highlighted day. The months change only if none of them has that day. */
export function viewWith(highlighted: PlainDate, view: CalendarView | null, months = 1): CalendarView {
  const number = monthNumber(highlighted);
  const ahead = view === null ? -1 : number - monthNumber(view.month);
  if (view !== null && ahead >= 0 && ahead < months) return {month: view.month, highlighted};
  return {month: yearMonthOf(ahead < 0 ? number : number - months + 1), highlighted};
}

/**
 * Returns the view after a jump to a month: at the selectable day nearest to the same day of the month, or at that day
 * if no day of the month can be selected.
 */
export function viewOfMonth(
  {highlighted}: CalendarView,
  {year, month}: YearMonth,
  constraints: DateConstraints,
): CalendarView {
  const sameDay = plainDate(year, month, Math.min(highlighted.day, daysInMonth(year, month)));
  return viewOfDay(highlightInMonth(highlighted, sameDay, constraints) ?? sameDay);
}
