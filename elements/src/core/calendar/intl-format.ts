import {dayNumber} from './gregorian.js';
import {dayNumberOf} from './plain-date.js';
import type {PlainDate} from './plain-date.js';

const MILLISECONDS_PER_DAY = 86_400_000;
const UNIX_EPOCH = dayNumber(1970, 1, 1);

/**
 * The tags to ask `Intl` for: the locale, then English for an engine that does not know it. A text that is not a
 * BCP 47 tag, as `en_US`, counts as English: it comes from the page's `lang`, and a calendar must not fail for it.
 */
export function localeTags(locale: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    return ['en'];
  }
}

/** A function that writes zone-free dates by `Intl`, always in the Gregorian calendar that the grid shows. */
export function intlFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: PlainDate) => string {
  const format = new Intl.DateTimeFormat(localeTags(locale), {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return date => format.format((dayNumberOf(date) - UNIX_EPOCH) * MILLISECONDS_PER_DAY);
}
