import {daysInMonth} from '../../calendar/gregorian.js';
import {formatIsoDate} from '../../calendar/iso.js';
import {addDays, plainDate, type PlainDate} from '../../calendar/plain-date.js';
import type {DateFilter} from './filter.js';

/**
 * Days relative to today, which both `last-30-days` and `next-30-days` include. There are no weeks, because they begin on
 * another day in other countries.
 */
export type DatePeriod =
  | 'today'
  | 'yesterday'
  | 'tomorrow'
  | 'this-month'
  | 'last-month'
  | 'this-year'
  | 'last-year'
  | 'before-today'
  | 'after-today'
  | `last-${number}-days`
  | `next-${number}-days`;

/** Filters by days relative to today. The filter stays the same, and its days follow when rows are filtered. */
export interface PeriodFilter {
  readonly type: 'period';
  readonly period: DatePeriod;
}

const DAYS = /^(last|next)-([1-9]\d{0,3})-days$/;

const month = (year: number, number: number): DateFilter => {
  const first = plainDate(year, number, 1);
  return range(first, {...first, day: daysInMonth(year, number)});
};

const year = (number: number): DateFilter => range(plainDate(number, 1, 1), plainDate(number, 12, 31));

const PERIODS: ReadonlyMap<string, (today: PlainDate) => DateFilter> = new Map([
  ['today', today => range(today, today)],
  ['yesterday', today => range(addDays(today, -1), addDays(today, -1))],
  ['tomorrow', today => range(addDays(today, 1), addDays(today, 1))],
  ['this-month', today => month(today.year, today.month)],
  [
    'last-month',
    today => (today.month === 1 ? month(today.year - 1, 12) : month(today.year, today.month - 1)),
  ],
  ['this-year', today => year(today.year)],
  ['last-year', today => year(today.year - 1)],
  ['before-today', today => range(null, addDays(today, -1))],
  ['after-today', today => range(addDays(today, 1), null)],
]);

/** Returns the direction and the number of days of a period such as `last-30-days`; null for the others. */
export function periodDays(
  period: string,
): {readonly direction: 'last' | 'next'; readonly days: number} | null {
  const [, direction, days] = DAYS.exec(period) ?? [];
  return direction === undefined ? null : {direction: direction as 'last' | 'next', days: Number(days)};
}

/** Parses a period. Returns null for any other text. */
export function parsePeriod(text: string): DatePeriod | null {
  return PERIODS.has(text) || periodDays(text) !== null ? (text as DatePeriod) : null;
}

/** Returns the days of a period. */
export function resolvePeriod(period: DatePeriod, today: PlainDate): DateFilter {
  const span = periodDays(period);
  if (span === null) return PERIODS.get(period)!(today);
  return span.direction === 'last'
    ? range(addDays(today, 1 - span.days), today)
    : range(today, addDays(today, span.days - 1));
}

function range(from: PlainDate | null, to: PlainDate | null): DateFilter {
  return {type: 'date', ...(from && {from: formatIsoDate(from)}), ...(to && {to: formatIsoDate(to)})};
}
