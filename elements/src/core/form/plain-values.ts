import {dateFromPlain, plainFromDate} from '../calendar/date-edge.js';
import {formatIsoDateTime, parseIsoDateTime} from '../calendar/iso.js';
import {isRecord, type Path} from '../validation/path.js';

/** Values as `plainValues` returns them. */
export type PlainValues<Values> = Values extends
  | Date
  | bigint
  | {readonly name: string; readonly size: number}
  ? string
  : Values extends readonly (infer Item)[]
    ? PlainValues<Item>[]
    : Values extends object
      ? {[Name in keyof Values]: PlainValues<Values[Name]>}
      : Values;

/**
 * Returns values as text that JSON can carry. A date is in local time, because `JSON.stringify` would write it in UTC, and a day
 * would become the one before east of it: `yyyy-MM-dd` for a day, and `yyyy-MM-ddTHH:mm` for a date with a time. An Invalid
 * Date becomes null, a file its name, and a bigint text.
 *
 * @param textAt Returns the text of the control at a path, which says whether a date has a time.
 */
export function plainValues(
  value: unknown,
  textAt: (path: Path) => string | undefined,
  path: Path = [],
): unknown {
  const plainPart = (part: unknown, key: PropertyKey) => plainValues(part, textAt, [...path, key]);
  if (value instanceof Date) return dateText(value, textAt(path));
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return Array.from(value as unknown[], plainPart);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainPart(part, key)]));
  const {name, size} = Object(value) as {name?: unknown; size?: unknown};
  return typeof name === 'string' && typeof size === 'number' ? name : value;
}

/** A schema may have read the text of a day as midnight in UTC, such as zod's `coerce.date`. */
function dateText(date: Date, text = ''): string | null {
  const entered = parseIsoDateTime(text);
  const moments = entered === null ? [] : [dateFromPlain(entered).getTime(), Date.parse(text)];
  if (moments.includes(date.getTime())) return text;
  const plain = plainFromDate(date);
  return plain && formatIsoDateTime(plain);
}
