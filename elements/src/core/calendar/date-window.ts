import {compareDates, FIRST_DATE, LAST_DATE, plainDate} from './plain-date.js';
import type {PlainDate} from './plain-date.js';

/** The days from `min` to `max`, both included; none when `min` is the later one. */
export interface DateWindow {
  readonly min: PlainDate;
  readonly max: PlainDate;
}

/** Years that the default window reaches before and after the current year (spec, section 5). */
const WINDOW_YEARS = 30;

/**
 * The window of a date picker: from 1 January 30 years before the current year to 31 December 30 years after it, where
 * `min` and `max` do not say otherwise. When one of them alone is given and lies outside that window, the other one is
 * 30 years from it instead, so that there is something to choose.
 */
export function dateWindow(
  currentYear: number,
  min: PlainDate | null = null,
  max: PlainDate | null = null,
): DateWindow {
  const window = {min: min ?? windowStart(currentYear), max: max ?? windowEnd(currentYear)};
  if (compareDates(window.min, window.max) <= 0) return window;
  if (min === null) return {min: windowStart(window.max.year), max: window.max};
  if (max === null) return {min: window.min, max: windowEnd(window.min.year)};
  return window;
}

function windowStart(year: number): PlainDate {
  return plainDate(Math.max(year - WINDOW_YEARS, FIRST_DATE.year), 1, 1);
}

function windowEnd(year: number): PlainDate {
  return plainDate(Math.min(year + WINDOW_YEARS, LAST_DATE.year), 12, 31);
}
