import {localeTags} from '../locale-tags.js';
import {dayNumber} from './gregorian.js';
import {dayNumberOf} from './plain-date.js';
import type {PlainDate} from './plain-date.js';

const MILLISECONDS_PER_DAY = 86_400_000;
const UNIX_EPOCH = dayNumber(1970, 1, 1);

/** A function that writes zone-free dates by `Intl`, always in the Gregorian calendar that the grid shows. */
export function intlFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: PlainDate) => string {
  const format = new Intl.DateTimeFormat(localeTags(locale), {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return date => format.format((dayNumberOf(date) - UNIX_EPOCH) * MILLISECONDS_PER_DAY);
}
