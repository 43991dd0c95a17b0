import {intlFormat} from '../calendar/intl-format.js';
import type {PlainDate} from '../calendar/plain-date.js';

/**
 * Returns a function that formats a date in numbers, as typed dates are shown: 05/12/2026 in American English, 12.05.2026
 * in German.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function numericDates(lang: string): (date: PlainDate) => string {
  return intlFormat(lang, {year: 'numeric', month: '2-digit', day: '2-digit'});
}
