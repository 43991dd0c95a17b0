import {isScalar, readValue, type Scalar, type TableRow} from '../row.js';

/** Ends a cell, or separates two. Folded text has no line breaks, so a match cannot span two cells. */
export const SEPARATOR = '\n';

/** Quotes, brackets, percent signs, punctuation, and symbols: the Unicode classes P and S. */
const SPECIAL = /[\p{P}\p{S}]+/gu;
const NOT_ASCII = /[^ -~]/;
/** Folding leaves lowercase letters, digits, and single spaces as they are. */
const FOLDED = /^[a-z\d]+(?: [a-z\d]+)*$/;
const WIDE_SPACE = /\s{2,}|[^\S ]/;

/**
 * Folds text for the comparison of typed text and cells: lowercase, without special characters and outer white space.
 * Inner white space becomes single spaces, so that `foo bar` finds `foo - bar` and folded text has no line breaks.
 * Composed and decomposed accents fold to the same text, and so do both forms of the small sigma, which JavaScript
 * chooses by the position in the word.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (FOLDED.test(lower)) return lower;
  const folded = NOT_ASCII.test(text)
    ? text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replace(SPECIAL, '')
    : lower.replace(SPECIAL, '');
  return (WIDE_SPACE.test(folded) ? folded.replace(/\s+/g, ' ') : folded).trim();
}

/**
 * Returns the text of a scalar for display and search. A Date is `yyyy-MM-dd` in local time, followed by ` HH:mm` unless
 * it is the start of the day (which is 01:00 in some zones when clocks change). An invalid Date is `''`.
 */
export function scalarText(value: Scalar): string {
  return value instanceof Date ? dateText(value) : String(value);
}

/** Returns the text of a value for search and filters; `''` for what is not scalar. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isScalar(value) ? scalarText(value) : '';
}

/** Whether a value is none: nothing, not a number, or spaces. */
export const isBlank = (value: unknown): boolean => Number.isNaN(value) || textOf(value).trim() === '';

/** Returns the value of a cell for search. */
export const searchedValue = (row: TableRow | undefined, field: string): unknown =>
  readValue(row, field, cell => cell.value);

/** Returns the text of a cell for search. */
export const searchedText = (row: TableRow | undefined, field: string): string =>
  textOf(searchedValue(row, field));

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const year = date.getFullYear();
  const yearText = (year < 0 ? '-' : '') + padded(Math.abs(year), 4);
  const day = `${yearText}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
  const isStartOfDay = new Date(date).setHours(0, 0, 0, 0) === date.getTime();
  return isStartOfDay ? day : `${day} ${padded(date.getHours(), 2)}:${padded(date.getMinutes(), 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
