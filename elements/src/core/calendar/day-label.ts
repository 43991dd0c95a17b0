import {intlFormat} from './intl-format.js';
import type {PlainDate} from './plain-date.js';

/**
 * A function that says a day in full, for the name of its button: Saturday, June 1, 2019. Make it once for a grid.
 *
 * @param locale BCP 47 tag; anything else counts as `'en'`.
 */
export function dayLabels(locale: string): (date: PlainDate) => string {
  return intlFormat(locale, {dateStyle: 'full'});
}
