import {localeTags} from '../locale-tags.js';
import {dayNumber} from './gregorian.js';
import {dayNumberOf, type PlainDate} from './plain-date.js';
import {minuteOfDay, type PlainTime} from './plain-time.js';

const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 24 * 60 * MILLISECONDS_PER_MINUTE;
const UNIX_EPOCH = dayNumber(1970, 1, 1);
const Y2000 = (dayNumber(2000, 6, 15) - UNIX_EPOCH) * MILLISECONDS_PER_DAY;

/** The formats by language and options. They are slow to create, and every calendar needs the same ones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a function that formats dates without a time zone with `Intl`, always in the Gregorian calendar. A year has four
 * digits: 0026 would otherwise look like 2026.
 */
export function intlFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (date: PlainDate, time?: PlainTime) => string {
  const format = rememberedFormat(locale, {...options, calendar: 'gregory', timeZone: 'UTC'});
  return (date, time) => {
    const at = timeOf(date, time);
    return date.year >= 1000 ? format.format(at) : withLongYear(format, at);
  };
}

/**
 * Returns a function that writes one part of a date as the language writes it inside a date: a month in the genitive.
 *
 * @param options The parts of the date.
 */
export function intlPart(
  locale: string,
  part: Intl.DateTimeFormatPartTypes,
  options: Intl.DateTimeFormatOptions,
): (date: PlainDate, time?: PlainTime) => string {
  const format = rememberedFormat(locale, {...options, calendar: 'gregory', timeZone: 'UTC'});
  return (date, time) =>
    format.formatToParts(timeOf(date, time)).find(({type}) => type === part)?.value ?? '';
}

/** The year 2000 ends with the zero of its script. */
function withLongYear(format: Intl.DateTimeFormat, at: number): string {
  const yearIn = (time: number) => format.formatToParts(time).find(({type}) => type === 'year')?.value ?? '';
  const zero = [...yearIn(Y2000)].at(-1)!;
  const parts = format.formatToParts(at);
  return parts.map(({type, value}) => (type === 'year' ? value.padStart(4, zero) : value)).join('');
}

function timeOf(date: PlainDate, time?: PlainTime): number {
  const minutes = time === undefined ? 0 : minuteOfDay(time);
  return (dayNumberOf(date) - UNIX_EPOCH) * MILLISECONDS_PER_DAY + minutes * MILLISECONDS_PER_MINUTE;
}

function rememberedFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeTags(locale), options);
  formats.set(key, format);
  return format;
}
