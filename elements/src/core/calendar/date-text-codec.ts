import type {PlainDateTime} from './plain-date-time.js';

/**
 * Turns a date into the text that people read, and back. The calendar only names this seam: the date picker fills it
 * with date-fns and the locale that its user gives.
 */
export interface DateTextCodec {
  /** Writes a value; a date alone counts as 00:00. `pattern` is one of date-fns (see `toDateFnsPattern`). */
  format(value: PlainDateTime, pattern: string): string;
  /** Reads what `format` writes with the same pattern; null for any other text. */
  parse(text: string, pattern: string): PlainDateTime | null;
}
