import {dateFromPlain} from '../calendar/date-edge.js';
import {parseIsoDateTime} from '../calendar/iso.js';
import type {FileLike} from '../files/file-like.js';

/** A submitted file, in the format of the file upload. */
export interface SentFile<Sent> {
  readonly path: string;
  /** Undefined if the form submitted only the name of the file. */
  readonly file?: Sent | undefined;
}

/** Whether an entry is that of a checked box. */
export function isOn(entry: unknown): boolean {
  return typeof entry === 'string' && entry !== 'false';
}

/** Returns the text of an entry, or `''` for a file. */
export function textOf(entry: unknown): string {
  return typeof entry === 'string' ? entry : '';
}

/** A valid floating-point number in HTML: no plus sign, hexadecimal digits, or spaces. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

export function parseNumber(entry: unknown): number | null {
  const text = textOf(entry);
  if (text === '') return null;
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : NaN;
}

export function parseDate(entry: unknown): Date | null {
  const text = textOf(entry);
  if (text === '') return null;
  const value = parseIsoDateTime(text);
  return value === null ? new Date(NaN) : dateFromPlain(value);
}

/** An empty file control submits an empty file without a name. */
export function parseFile(entry: unknown): SentFile<FileLike> | null {
  if (typeof entry === 'string') return entry === '' ? null : {path: entry};
  const {name, size} = Object(entry) as FileLike;
  if (typeof name !== 'string' || (name === '' && size === 0)) return null;
  return {path: name, file: entry as FileLike};
}
