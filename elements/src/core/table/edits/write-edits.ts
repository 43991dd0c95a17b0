import {plainFromDate} from '../../calendar/date-edge.js';
import {formatIsoDateTime} from '../../calendar/iso.js';
import type {TableEdit} from './edit.js';

/**
 * Writes edits as JSON for a server. A date is in local time, because `JSON.stringify` would write it in UTC, and a day would
 * become the one before east of it.
 */
export function writeEdits(edits: readonly TableEdit[]): string {
  return JSON.stringify(edits, function (this: Record<string, unknown>, key, value) {
    const date = this[key];
    return date instanceof Date ? plainText(date) : (value as unknown);
  });
}

/** Returns a date in local time: `yyyy-MM-dd` for a day, and otherwise `yyyy-MM-ddTHH:mm`. Null for an Invalid Date. */
export function plainText(date: Date): string | null {
  const plain = plainFromDate(date);
  if (plain === null) return null;
  const isDay = date.getHours() + date.getMinutes() === 0;
  return formatIsoDateTime(isDay ? {...plain, time: null} : plain);
}
