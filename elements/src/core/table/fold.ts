import type {Scalar} from './row.js';

/** Quotes, brackets, percent, punctuation and symbols: Unicode's classes P and S. */
const SPECIAL = /[\p{P}\p{S}]+/gu;
const NOT_ASCII = /[^ -~]/;
const WIDE_SPACE = /\s{2,}|[^\S ]/;

/**
 * The form in which typed text and cell text are compared: lower-case, without special characters, without
 * outer white space (spec, section 5 and appendix B). Inner white space becomes single spaces, so that
 * `foo bar` finds `foo - bar` and no folded text ever has a line break; composed and decomposed accents fold
 * alike, and so do both forms of the small sigma, which JavaScript picks by the letter's place in the word.
 */
export function fold(text: string): string {
  const folded = NOT_ASCII.test(text)
    ? text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replace(SPECIAL, '')
    : text.toLowerCase().replace(SPECIAL, '');
  return (WIDE_SPACE.test(folded) ? folded.replace(/\s+/g, ' ') : folded).trim();
}

/**
 * The text a scalar is shown and searched by. A Date is local time, `yyyy-MM-dd`, and ` HH:mm` after it
 * unless it is the day's first moment (which some zones have at 01:00 when clocks change); an invalid Date is
 * `''`.
 */
export function scalarText(value: Scalar): string {
  return value instanceof Date ? dateText(value) : String(value);
}

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
