import {isDate, plainDate, type PlainDate} from './plain-date.js';
import {plainDateTime, type PlainDateTime} from './plain-date-time.js';
import {isTime, plainTime} from './plain-time.js';

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/;

/** Formats a date for attributes and FormData: `yyyy-MM-dd`. */
export function formatIsoDate({year, month, day}: PlainDate): string {
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** Formats a date and time for attributes and FormData: `yyyy-MM-ddTHH:mm`, or `yyyy-MM-dd` without a time. */
export function formatIsoDateTime({date, time}: PlainDateTime): string {
  if (time === null) return formatIsoDate(date);
  return `${formatIsoDate(date)}T${padded(time.hour)}:${padded(time.minute)}`;
}

/** Parses `yyyy-MM-dd`. Returns null for any other text and for a day that does not exist. */
export function parseIsoDate(text: string): PlainDate | null {
  const parsed = parseIsoDateTime(text);
  return parsed?.time === null ? parsed.date : null;
}

/**
 * Parses `yyyy-MM-ddTHH:mm`, or `yyyy-MM-dd` without a time. Returns null for any other text, such as one with seconds,
 * a zone, or spaces, and for a day or time that does not exist.
 */
export function parseIsoDateTime(text: string): PlainDateTime | null {
  const match = ISO.exec(text);
  if (match === null) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (!isDate(year, month, day)) return null;
  const date = plainDate(year, month, day);
  if (match[4] === undefined) return plainDateTime(date);
  return isTime(hour, minute) ? plainDateTime(date, plainTime(hour, minute)) : null;
}

function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
