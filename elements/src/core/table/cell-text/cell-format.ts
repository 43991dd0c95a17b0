import type {DateOrder} from '../../dates/parse-date-text.js';
import {westernDigits} from '../../number/western-digits.js';

/** What the cells of a column contain. */
export type CellType =
  | 'text'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'multi-select'
  | 'date'
  | 'date-time'
  | 'time';

/** A value to choose from, alone or with the label that users see and enter. */
export type CellOption = string | {readonly value: string | number; readonly label: string};

/**
 * The value of a cell. A `date` is text such as `2026-05-12`, a `date-time` such as `2026-05-12T14:30`, and a `time` such as
 * `14:30`, like in the form controls. A `multi-select` has a list.
 */
export type CellValue = string | number | boolean | null | readonly (string | number)[];

/** Why a text is not a value of its column. */
export type UnreadReason =
  | 'not-a-number'
  /** A whole number that JavaScript would round, such as the number of a credit card with 20 digits. */
  | 'too-many-digits'
  | 'not-a-checkbox'
  | 'not-an-option'
  /** The text is the label of several options. */
  | 'several-options'
  | 'not-a-date'
  /** A year with two digits. */
  | 'short-year'
  /** A year of another calendar, such as 2569 in Thai. */
  | 'other-calendar'
  | 'no-time'
  | 'not-a-time';

/** The value of a text, or why there is not one. */
export type CellReading =
  | {readonly value: CellValue; readonly unread?: undefined}
  | {readonly value?: undefined; readonly unread: UnreadReason};

/** How the values of a column are written. */
export interface CellFormat {
  readonly type: CellType;
  /** The language of the page, a BCP 47 tag. Other text counts as English. */
  readonly lang: string;
  /** The values of a `select` or `multi-select`. */
  readonly options?: readonly CellOption[] | undefined;
  /** The format of a `number`. With the style `percent`, `12 %` and `12` are 0.12. Invalid options throw. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** The sign before decimals, if the texts are not in the language of the page, such as those of a file. */
  readonly decimal?: '.' | ',' | undefined;
  /** The order of numbers in a date, such as `'dmy'`. Default: that of the language. */
  readonly dateOrder?: DateOrder | undefined;
  /** Texts for a checked `checkbox` beside `true` and `1`. The first one is written. */
  readonly trueTexts?: readonly string[] | undefined;
  /** Texts for an unchecked `checkbox` beside `false` and `0`. The first one is written. */
  readonly falseTexts?: readonly string[] | undefined;
}

/** What cells of one type do. */
export interface CellKind {
  /** Parses a text that is not empty, without outer white space. */
  readonly parse: (text: string) => CellReading;
  /** Parses what a text stands for: a text that is not empty, or a number of a spreadsheet. Default: numbers do not count. */
  readonly parseRaw?: ((raw: string | number, text: string) => CellReading) | undefined;
  /** Writes a value that is not null. */
  readonly write: (value: unknown) => string;
}

/**
 * Returns what parses texts up to a length; longer ones are unread. What people write is short, and the time that numbers and
 * dates take grows faster than the text.
 */
export function upTo(length: number, unread: UnreadReason, parse: CellKind['parse']): CellKind['parse'] {
  return text => (text.length > length ? {unread} : parse(text));
}

/** Returns the key by which words are compared: without case and extra white space. Signs count: `-1` is not `1`. */
export function keyOf(text: string): string {
  const plain = westernDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  return plain.replace(/\s+/g, ' ').trim().toLowerCase().replaceAll('ς', 'σ');
}
