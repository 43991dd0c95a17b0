import {describeValue, type Warn} from '../bad-input.js';
import {localeTags} from '../locale-tags.js';

/** What the values of a chart are for, such as a month. */
export type ChartCategory = string | number | Date;

/** Returns the text of each category. A `Date` is a day in the language of the page. Other values warn and have no text. */
export function normalizeCategories(given: unknown, lang: string, warn: Warn): readonly string[] {
  if (given === null || given === undefined) return [];
  const days = new Intl.DateTimeFormat(localeTags(lang), {dateStyle: 'medium'});
  return (Array.isArray(given) ? (given as unknown[]) : [given]).map(one => {
    if (typeof one === 'string' || typeof one === 'number') return String(one);
    if (one instanceof Date && !Number.isNaN(one.getTime())) return days.format(one);
    warn(`categories must be texts, numbers, or dates, not ${describeValue(one)}.`);
    return '';
  });
}
