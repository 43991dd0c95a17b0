import type {CalendarMove} from './calendar-move.js';
import type {CalendarView} from './calendar-view.js';
import {isUnitSelectable, unitEnd, unitStart, type DateUnit, type LongUnit} from './date-unit.js';
import {dayNumber} from './gregorian.js';
import {
  dateOfDayNumber,
  dayNumberOf,
  equalDates,
  FIRST_DATE,
  LAST_DATE,
  type PlainDate,
} from './plain-date.js';
import {firstSelectable, nearestBetween, type DateConstraints} from './selectable.js';
import {DAYS_PER_WEEK, dayOfWeek, daysIntoWeek, type Weekday} from './week.js';
import {monthNumber, yearMonthOf, type YearMonth} from './year-month.js';

/** A unit whose calendar shows units instead of days. */
export type GridUnit = Exclude<LongUnit, 'week'>;

/** The months of a unit and of a page of them, and the columns of a page. */
const GRIDS: Readonly<
  Record<GridUnit, {readonly months: number; readonly page: number; readonly columns: number}>
> = {
  month: {months: 1, page: 12, columns: 3},
  quarter: {months: 3, page: 12, columns: 2},
  year: {months: 12, page: 144, columns: 3},
};

const THURSDAY = 4;
const LAST_DAY = dayNumberOf(LAST_DATE);

/** Whether the calendar of a unit shows units instead of days. */
export const isGridUnit = (unit: DateUnit): unit is GridUnit => unit in GRIDS;

/** Returns the months that a calendar turns at once: a month of days, a year of months or quarters, or 12 years. */
export const monthsPerPage = (unit: DateUnit): number => (isGridUnit(unit) ? GRIDS[unit].page : 1);

/** Returns the first month of the page with a month. */
export function pageOf(month: YearMonth, unit: DateUnit): YearMonth {
  const number = monthNumber(month);
  return yearMonthOf(number - (number % monthsPerPage(unit)));
}

/** Returns the first days of the units of a page, in rows. Years after 9999 are left out. */
export function unitRows(page: YearMonth, unit: GridUnit): readonly (readonly PlainDate[])[] {
  const {months, page: length, columns} = GRIDS[unit];
  const first = monthNumber(page);
  const starts = Array.from({length: length / months}, (_, index) => startOf(first + index * months)).filter(
    start => start <= LAST_DAY,
  );
  return Array.from({length: Math.ceil(starts.length / columns)}, (_, row) =>
    starts.slice(row * columns, (row + 1) * columns).map(dateOfDayNumber),
  );
}

/**
 * Returns the week that a row of a calendar stands for, by one of its days. A row has one Thursday, whose ISO 8601 week it is,
 * whatever day it starts with: a row from Sunday, May 3, to Saturday, May 9, 2026, is week 19, although the
 * Sunday itself is the last day of week 18.
 */
export function weekOfRow(date: PlainDate, firstWeekday: Weekday): PlainDate {
  const first = dayNumberOf(date) - daysIntoWeek(dayOfWeek(date), firstWeekday);
  return unitStart(within(first + daysIntoWeek(THURSDAY, firstWeekday)), 'week');
}

/** Returns the first and the last day of the row that stands for the week of a day. */
export function rowOfWeek(date: PlainDate, firstWeekday: Weekday): readonly [PlainDate, PlainDate] {
  const thursday = dayNumberOf(unitStart(date, 'week')) + THURSDAY - 1;
  const first = thursday - daysIntoWeek(THURSDAY, firstWeekday);
  return [within(first), within(first + DAYS_PER_WEEK - 1)];
}

/**
 * Returns which cells of a calendar can be selected: those of units with a selectable day. For months, quarters, and years,
 * these are only their first days, and for weeks, all days of their rows.
 */
export function unitConstraints(
  constraints: DateConstraints,
  unit: DateUnit,
  firstWeekday: Weekday,
): DateConstraints {
  if (unit === 'date') return constraints;
  const {min, max} = constraints;
  const isOpen = (date: PlainDate) => isUnitSelectable(date, unit, constraints);
  if (unit === 'week')
    return {
      min: rowOfWeek(min, firstWeekday)[0],
      max: rowOfWeek(max, firstWeekday)[1],
      filterDate: date => isOpen(weekOfRow(date, firstWeekday)),
    };
  return {
    min: unitStart(min, unit),
    max: unitEnd(max, unit),
    filterDate: date => equalDates(date, unitStart(date, unit)) && isOpen(date),
  };
}

/**
 * Returns the unit that a keyboard move leads to, like `moveHighlight`: to the next unit, the same place in the next row or
 * page, or the start or the end of the row. From a place that cannot be selected, the move goes on in its direction.
 */
export function moveUnit(
  from: PlainDate,
  move: CalendarMove,
  constraints: DateConstraints,
  unit: GridUnit,
): PlainDate | null {
  const {months, page, columns} = GRIDS[unit];
  const number = monthNumber(from);
  const row = months * columns;
  const step = move.startsWith('next') || move.endsWith('end') ? 1 : -1;
  if (move === 'week-start' || move === 'week-end') {
    const first = number - (number % row);
    const [start, end] = [startOf(first), startOf(first + row - months)];
    return nearestBetween(start, end, step === 1 ? end : start, step, constraints);
  }
  const length = move.endsWith('day') ? months : move.endsWith('week') ? row : page;
  return firstSelectable(startOf(number + step * length), step, constraints);
}

/** Returns the view of the page with a month: at the same place of the page, or the nearest unit that can be selected. */
export function viewOfPage(
  {highlighted}: CalendarView,
  month: YearMonth,
  unit: GridUnit,
  constraints: DateConstraints,
): CalendarView {
  const {page} = GRIDS[unit];
  const shown = pageOf(month, unit);
  const first = monthNumber(shown);
  const target = startOf(first + (monthNumber(highlighted) % page));
  const nearest = nearestBetween(startOf(first), startOf(first + page) - 1, target, 1, constraints);
  return {month: shown, highlighted: nearest ?? unitStart(within(target), unit)};
}

/** Returns the number of the first day of a month by its number. */
function startOf(month: number): number {
  const {year, month: ofYear} = yearMonthOf(month);
  return dayNumber(year, ofYear, 1);
}

/** Returns the day with a number, or the first or last day of the calendar. */
function within(day: number): PlainDate {
  return dateOfDayNumber(Math.min(Math.max(day, dayNumberOf(FIRST_DATE)), LAST_DAY));
}
