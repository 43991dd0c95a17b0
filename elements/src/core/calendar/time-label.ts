import {intlFormat} from './intl-format.js';
import {FIRST_DATE} from './plain-date.js';
import type {PlainTime} from './plain-time.js';

/**
 * Returns a function that writes a time in the locale's own short format: 14:30 in British, 2:30 PM in American English.
 * Digits are always 0 to 9, like those of the calendar. Make it once for a list.
 *
 * @param locale BCP 47 tag; anything else counts as `'en'`.
 */
export function timeLabels(locale: string): (time: PlainTime) => string {
  const label = intlFormat(locale, {timeStyle: 'short', numberingSystem: 'latn'});
  return time => label(FIRST_DATE, time);
}
