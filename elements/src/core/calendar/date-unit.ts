import {dayNumber, daysInMonth, yearMonthDay} from './gregorian.js';
import {formatIsoDate} from './iso.js';
import {dateOfDayNumber, dayNumberOf, isDate, LAST_DATE, plainDate, type PlainDate} from './plain-date.js';
import {nearestBetween, type DateConstraints} from './selectable.js';
import {DAYS_PER_WEEK} from './week.js';

/** What a date picker selects: a day, or a longer unit of the calendar. Its first day stands for a unit. */
export type DateUnit = 'date' | 'month' | 'quarter' | 'week' | 'year';

/** A unit of several days. */
export type LongUnit = Exclude<DateUnit, 'date'>;

/** The lengths of units in months. A week is not a part of a month. */
const MONTHS = {month: 1, quarter: 3, year: 12};

/** What is between the year and the number of a unit. The formats of months and weeks are those of HTML. */
const MARKS = {month: '-', quarter: '-Q', week: '-W'};

const LAST_DAY = dayNumberOf(LAST_DATE);

/** Matches the text of a unit, with its year and its number. */
const UNIT = /^(\d{4})(?:-[QW]?(\d\d?))?$/;

/** Returns the first day of the unit that contains a day. Weeks are those of ISO 8601, which start on Monday. */
export function unitStart(date: PlainDate, unit: DateUnit): PlainDate {
  if (unit === 'date') return date;
  if (unit === 'week') return dateOfDayNumber(mondayOf(dayNumberOf(date)));
  return plainDate(date.year, date.month - ((date.month - 1) % MONTHS[unit]), 1);
}

/** Returns the last day of the unit that contains a day. The last week ends with the year 9999. */
export function unitEnd(date: PlainDate, unit: DateUnit): PlainDate {
  if (unit === 'date') return date;
  if (unit === 'week')
    return dateOfDayNumber(Math.min(mondayOf(dayNumberOf(date)) + DAYS_PER_WEEK - 1, LAST_DAY));
  const {year, month} = unitStart(date, unit);
  const last = month + MONTHS[unit] - 1;
  return plainDate(year, last, daysInMonth(year, last));
}

/**
 * Returns the year of a unit, and its number in that year, from 1 on. A week is in the year of its Thursday (ISO 8601), so
 * December 31, 2024, is in week 1 of 2025.
 */
export function unitNumbers(date: PlainDate, unit: LongUnit): readonly [year: number, number: number] {
  if (unit !== 'week') return [date.year, Math.ceil(date.month / MONTHS[unit])];
  const thursday = mondayOf(dayNumberOf(date)) + 3;
  const [year] = yearMonthDay(thursday);
  return [year, Math.ceil((thursday - dayNumber(year, 1, 0)) / DAYS_PER_WEEK)];
}

/** Returns the first day of a unit by its year and its number in that year, or null if there is no such unit. */
export function unitOfNumbers(year: number, number: number, unit: LongUnit): PlainDate | null {
  if (unit !== 'week') {
    const month = (number - 1) * MONTHS[unit] + 1;
    return isDate(year, month, 1) ? plainDate(year, month, 1) : null;
  }
  // January 4 is always in week 1.
  const start = mondayOf(dayNumber(year, 1, 4)) + (number - 1) * DAYS_PER_WEEK;
  if (!isDate(year, 1, 1) || number < 1 || start > LAST_DAY) return null;
  const date = dateOfDayNumber(start);
  return unitNumbers(date, unit)[0] === year ? date : null;
}

/** Formats a unit for attributes and FormData: `2026-05`, `2026-Q2`, `2026-W19`, `2026`, or `2026-05-12` for a day. */
export function formatUnit(date: PlainDate, unit: DateUnit): string {
  if (unit === 'date') return formatIsoDate(date);
  const [year, number] = unitNumbers(date, unit);
  const text = String(year).padStart(4, '0');
  if (unit === 'year') return text;
  return text + MARKS[unit] + String(number).padStart(unit === 'quarter' ? 1 : 2, '0');
}

/** Parses the text of a unit. Returns its first day, or null for other text and for a unit that does not exist. */
export function parseUnit(text: string, unit: LongUnit): PlainDate | null {
  const [, year, number = 1] = UNIT.exec(text) ?? [];
  const date = unitOfNumbers(Number(year), Number(number), unit);
  return date !== null && formatUnit(date, unit) === text ? date : null;
}

/** Whether a day of the unit that contains a day can be selected. */
export function isUnitSelectable(date: PlainDate, unit: DateUnit, constraints: DateConstraints): boolean {
  const first = dayNumberOf(unitStart(date, unit));
  return nearestBetween(first, dayNumberOf(unitEnd(date, unit)), first, 1, constraints) !== null;
}

/** Returns the Monday of a week. Day number 1 is a Monday. */
function mondayOf(day: number): number {
  return day - ((day - 1) % DAYS_PER_WEEK);
}
