import {localeTags} from '../locale-tags.js';
import {unitNumbers, type LongUnit} from './date-unit.js';
import {monthHeading} from './month-names.js';
import type {PlainDate} from './plain-date.js';

/** Writes what `Intl` does not write. */
export interface UnitTerms {
  readonly quarterOf: (quarter: string, year: string) => string;
  readonly weekOf: (week: string, year: string) => string;
}

/**
 * Returns a unit in words: May 2026, Q2 2026, Week 19, 2026, or 2026. A year has four digits, like everywhere.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function unitLabel(date: PlainDate, unit: LongUnit, lang: string, terms: UnitTerms): string {
  if (unit === 'month') return monthHeading(lang, date);
  const [year, number] = unitNumbers(date, unit);
  const write = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(localeTags(lang), {useGrouping: false, minimumIntegerDigits}).format(value);
  const yearText = write(year, 4);
  if (unit === 'year') return yearText;
  return terms[unit === 'quarter' ? 'quarterOf' : 'weekOf'](write(number, 1), yearText);
}
