import {isTime} from '../../../calendar/plain-time.js';
import {scalarText} from '../../search/fold.js';
import {isScalar} from '../../row.js';
import {daySerial} from '../serial-date.js';

/** What the texts of a column stand for. Others stay texts. */
export type SheetValueKind = 'text' | 'number' | 'date' | 'date-time' | 'time';

/** What a number of a cell stands for. */
export type NumberLook = 'number' | 'date' | 'dateTime' | 'time';

/** A number with the look of its cell, a text, or a boolean. */
export type CellContent = string | boolean | {readonly number: number; readonly look: NumberLook};

/** Excel has 15 digits. */
const [MOST_DIGITS, FIRST_INEXACT] = [15, 1e15];

/** A number that a spreadsheet would not write in another way, such as without a zero at its start. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?$/;
const TIME = /^(\d\d):(\d\d)(?::(\d\d))?$/;

const [SECONDS_PER_HOUR, SECONDS_PER_DAY] = [3600, 86_400];

/**
 * Returns what a cell contains; null for an empty one. A value that Excel does not have is text, like in CSV: a day before March
 * 1900, a whole number of more than 15 digits, and a number that is not finite.
 */
export function cellContent(value: unknown, kind: SheetValueKind): CellContent | null {
  if (typeof value === 'boolean') return value;
  const content = numberContent(value, kind);
  if (content !== null) return content;
  return (isScalar(value) && scalarText(value)) || null;
}

function numberContent(value: unknown, kind: SheetValueKind): CellContent | null {
  if (typeof value === 'string') return textContent(value, kind);
  if (value instanceof Date) return dateContent(value, kind);
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'bigint';
  return isNumber && !losesDigits(value as number | bigint) ? numberOf(Number(value)) : null;
}

/** Whether a whole number, which is often a name, would get other digits. */
const losesDigits = (value: number | bigint): boolean =>
  (typeof value === 'bigint' || Number.isSafeInteger(value)) &&
  (value >= FIRST_INEXACT || value <= -FIRST_INEXACT);

const numberOf = (number: number, look: NumberLook = 'number'): CellContent => ({number, look});

function textContent(text: string, kind: SheetValueKind): CellContent | null {
  if (kind === 'text') return null;
  if (kind === 'number') {
    const isExact = DECIMAL.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS;
    return isExact ? numberOf(Number(text)) : null;
  }
  const parts = (kind === 'time' ? TIME : DATE).exec(text)?.slice(1);
  if (parts === undefined) return null;
  const day = kind === 'time' ? [] : parts.splice(0, 3).map(Number);
  const part = dayPart(...(parts.map((number = '0') => Number(number)) as [number, number, number]));
  if (part === null) return null;
  if (kind === 'time') return numberOf(part, 'time');
  return daysContent(daySerial(...(day as [number, number, number])), part, kind, parts[0] !== undefined);
}

/** A Date is in local time, like in the table. */
function dateContent(date: Date, kind: SheetValueKind): CellContent | null {
  const days = daySerial(date.getFullYear(), date.getMonth() + 1, date.getDate());
  const seconds = date.getSeconds() + date.getMilliseconds() / 1000;
  const part = dayPart(date.getHours(), date.getMinutes(), seconds);
  return part === null ? null : daysContent(days, part, kind, scalarText(date).includes(' '));
}

function daysContent(
  days: number | null,
  part: number,
  kind: SheetValueKind,
  hasTime: boolean,
): CellContent | null {
  if (days === null) return null;
  return hasTime || kind === 'date-time' ? numberOf(days + part, 'dateTime') : numberOf(days, 'date');
}

/** Returns a time as a part of a day; null if it does not exist. */
function dayPart(hour: number, minute: number, second: number): number | null {
  if (!isTime(hour, minute) || second >= 60) return null;
  return (hour * SECONDS_PER_HOUR + minute * 60 + second) / SECONDS_PER_DAY;
}
