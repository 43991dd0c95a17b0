import type {DateWindow} from './date-window.js';
import {compareDates, dateOfDayNumber, dayNumberOf, type PlainDate} from './plain-date.js';

/** The rule for selectable days. */
export interface DateConstraints extends DateWindow {
  /** Returns whether a day from `min` to `max` can be selected. By default, every day can. */
  readonly filterDate?: ((date: PlainDate) => boolean) | undefined;
}

/** Whether a day can be selected: it is from `min` to `max` and `filterDate` accepts it. */
export function isSelectable(date: PlainDate, {min, max, filterDate}: DateConstraints): boolean {
  return compareDates(date, min) >= 0 && compareDates(date, max) <= 0 && (filterDate?.(date) ?? true);
}

/**
 * Returns the day to highlight when a calendar opens: the date, or the nearest selectable day; the later one if two are
 * equally near. Returns null if no day can be selected.
 */
export function nearestSelectable(date: PlainDate, constraints: DateConstraints): PlainDate | null {
  const from = dayNumberOf(constraints.min);
  const to = dayNumberOf(constraints.max);
  return nearestBetween(from, to, Math.min(Math.max(dayNumberOf(date), from), to), 1, constraints);
}

/**
 * Returns the selectable day from day number `first` to `last` that is nearest to `target`. If two are equally near,
 * returns the one in the direction of `step`.
 */
export function nearestBetween(
  first: number,
  last: number,
  target: number,
  step: 1 | -1,
  constraints: DateConstraints,
): PlainDate | null {
  const low = Math.max(first, dayNumberOf(constraints.min));
  const high = Math.min(last, dayNumberOf(constraints.max));
  for (let distance = 0; distance <= Math.max(target - low, high - target); distance += 1) {
    for (const number of new Set([target + step * distance, target - step * distance])) {
      if (number < low || number > high) continue;
      const date = dateOfDayNumber(number);
      if (isSelectable(date, constraints)) return date;
    }
  }
  return null;
}

/** Returns the first selectable day from day number `start` on, in steps of `step` to the end of the window. */
export function firstSelectable(start: number, step: 1 | -1, constraints: DateConstraints): PlainDate | null {
  const low = dayNumberOf(constraints.min);
  const high = dayNumberOf(constraints.max);
  let number = step === 1 ? Math.max(start, low) : Math.min(start, high);
  for (; number >= low && number <= high; number += step) {
    const date = dateOfDayNumber(number);
    if (isSelectable(date, constraints)) return date;
  }
  return null;
}
