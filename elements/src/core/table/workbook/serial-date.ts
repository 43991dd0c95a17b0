import {yearMonthDay, dayNumber} from '../../calendar/gregorian.js';
import {isDate} from '../../calendar/plain-date.js';
import type {NumberKind} from './number-format.js';

const SECONDS_PER_DAY = 86_400;

/** The day 0 of workbooks: 1904 is from the first computers of Apple. */
const [START, START_1904] = [dayNumber(1899, 12, 30), dayNumber(1904, 1, 1)];
/** 9999-12-31. */
const LAST_DAY = dayNumber(9999, 12, 31);

/** Excel has a 29 February 1900, so that its days before it are one less. */
const LEAP_DAY_1900 = 60;

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * Returns a count of days as a date, a time, or both, as its format shows it, in whole seconds. It has no time zone. Returns null
 * if it is not a date of a workbook.
 */
export function serialText(
  serial: number,
  kind: Exclude<NumberKind, 'number'>,
  is1904: boolean,
): string | null {
  if (!(serial >= 0)) return null;
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const time = timeText(seconds % SECONDS_PER_DAY);
  if (kind === 'duration') return timeText(seconds);
  const hasDay = days > 0 || (is1904 && kind !== 'time');
  if (!hasDay) return time;
  const day = dayText(days, is1904);
  if (day === null) return null;
  return kind === 'date' ? day : `${day}T${time}`;
}

/** Returns the count of days of a day that exists; null before March 1900, where Excel counts a day that did not exist. */
export function daySerial(year: number, month: number, day: number): number | null {
  if (!isDate(year, month, day)) return null;
  const days = dayNumber(year, month, day) - START;
  return days > LEAP_DAY_1900 ? days : null;
}

function dayText(days: number, is1904: boolean): string | null {
  if (!is1904 && days === LEAP_DAY_1900) return '1900-02-29';
  const number = is1904 ? START_1904 + days : START + days + Number(days < LEAP_DAY_1900);
  if (number > LAST_DAY) return null;
  const [year, month, day] = yearMonthDay(number);
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const text = `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${padded(seconds % 60)}`;
}
