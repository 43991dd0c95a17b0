import {intlFormat} from './intl-format.js';
import type {PlainDate} from './plain-date.js';

/**
 * Returns a function that formats a day in full, for the accessible name of its button: Saturday, June 1, 2019. Create
 * it once for a grid.
 *
 * @param locale A BCP 47 tag. Other values count as `'en'`.
 */
export function dayLabels(locale: string): (date: PlainDate) => string {
  return intlFormat(locale, {dateStyle: 'full'});
}
