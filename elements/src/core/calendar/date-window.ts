import {compareDates, FIRST_DATE, LAST_DATE, plainDate, type PlainDate} from './plain-date.js';

/** The days from `min` to `max`, inclusive. Empty if `min` is later. */
export interface DateWindow {
  readonly min: PlainDate;
  readonly max: PlainDate;
}

/** The number of years in the default window before and after the current year. */
const WINDOW_YEARS = 30;

/**
 * Returns the window of a date picker. Without `min` and `max`, it starts on January 1, 30 years before the current
 * year, and ends on December 31, 30 years after it. If only one of them is given and is outside that window, the other
 * is 30 years from it, so that the window is not empty.
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
