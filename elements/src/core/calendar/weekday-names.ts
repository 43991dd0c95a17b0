import {intlFormat} from './intl-format.js';
import {addDays, plainDate} from './plain-date.js';
import {DAYS_PER_WEEK, type Weekday} from './week.js';

const A_SUNDAY = plainDate(2023, 1, 1);

/**
 * Returns the names of the weekdays from `firstWeekday` on, for the header of a calendar.
 *
 * @param locale A BCP 47 tag. Other values count as `'en'`.
 * @param width `'long'` is Sunday, `'short'` (default) Sun, `'narrow'` S.
 */
export function weekdayNames(
  locale: string,
  firstWeekday: Weekday,
  width: 'long' | 'short' | 'narrow' = 'short',
): string[] {
  const name = intlFormat(locale, {weekday: width});
  return Array.from({length: DAYS_PER_WEEK}, (_, column) => name(addDays(A_SUNDAY, firstWeekday + column)));
}
