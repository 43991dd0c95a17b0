import {daysInMonth} from './gregorian.js';
import {highlightInMonth} from './move-highlight.js';
import {plainDate} from './plain-date.js';
import type {PlainDate} from './plain-date.js';
import {nearestSelectable} from './selectable.js';
import type {DateConstraints} from './selectable.js';
import type {YearMonth} from './year-month.js';

/** What an open calendar shows. Views are immutable: each step returns a new one. */
export interface CalendarView {
  /** The month shown. */
  readonly month: YearMonth;
  /**
   * The day of that month that the keyboard is on. It can be a refused day, if there is no selectable day to go to:
   * keyboard users always have a day to start from.
   */
  readonly highlighted: PlainDate;
}

/** The view when a calendar opens: on the selectable day nearest to `target`, or on `target` if there is none. */
export function openedView(target: PlainDate, constraints: DateConstraints): CalendarView {
  return viewOfDay(nearestSelectable(target, constraints) ?? target);
}

/** The view with another day highlighted, whose month it shows. */
export function viewOfDay(highlighted: PlainDate): CalendarView {
  const {year, month} = highlighted;
  return {month: {year, month}, highlighted};
}

/**
 * The view after a jump to a month: on the selectable day nearest to the same day of the month, or on that day itself
 * if the month has no selectable day.
 */
export function viewOfMonth(
  {highlighted}: CalendarView,
  {year, month}: YearMonth,
  constraints: DateConstraints,
): CalendarView {
  const sameDay = plainDate(year, month, Math.min(highlighted.day, daysInMonth(year, month)));
  return viewOfDay(highlightInMonth(highlighted, sameDay, constraints) ?? sameDay);
}
