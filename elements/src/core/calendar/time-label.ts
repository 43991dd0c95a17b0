import {intlFormat} from './intl-format.js';
import {FIRST_DATE} from './plain-date.js';
import type {PlainTime} from './plain-time.js';

/**
 * Returns a function that formats a time in the short format of the locale: 14:30 in British English, 2:30 PM in American
 * English. Digits are always 0 to 9, like in the calendar. Create it once for a list.
 *
 * @param locale A BCP 47 tag. Other values count as `'en'`.
 */
export function timeLabels(locale: string): (time: PlainTime) => string {
  const label = intlFormat(locale, {timeStyle: 'short', numberingSystem: 'latn'});
  // Engines write different spaces before PM, and a server another one than the browser that hydrates its page.
  return time => label(FIRST_DATE, time).replace(/\s/g, ' ');
}
