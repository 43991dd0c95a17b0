import {highlightInMonth} from './move-highlight.js';
import type {PlainDate} from './plain-date.js';
import {nearestSelectable} from './selectable.js';
import type {DateConstraints} from './selectable.js';
import type {YearMonth} from './year-month.js';

/** What an open calendar shows. It never changes; each step gives a new one. */
export interface CalendarView {
  /** The month on show. */
  readonly month: YearMonth;
  /** The day that the keyboard is on; null while no day can be selected. It may lie in another month. */
  readonly highlighted: PlainDate | null;
}

/** The view when a calendar opens: on `target`, or on the selectable day that is nearest to it. */
export function openedView(target: PlainDate, constraints: DateConstraints): CalendarView {
  const highlighted = nearestSelectable(target, constraints);
  return {month: monthOf(highlighted ?? target), highlighted};
}

/** The view with another day highlighted, whose month it shows. */
export function viewOfDay(highlighted: PlainDate): CalendarView {
  return {month: monthOf(highlighted), highlighted};
}

/**
 * The view after a jump to a month, which keeps the day of the month as well as it can. In a month without a
 * selectable day, the highlight stays behind.
 */
export function viewOfMonth(
  {month, highlighted}: CalendarView,
  next: YearMonth,
  constraints: DateConstraints,
): CalendarView {
  const from = highlighted ?? {...month, day: 1};
  return {month: next, highlighted: highlightInMonth(from, next, constraints) ?? highlighted};
}

const monthOf = ({year, month}: YearMonth): YearMonth => ({year, month});
