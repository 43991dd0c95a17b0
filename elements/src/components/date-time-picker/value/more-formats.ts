import type {Locale} from 'date-fns';
import type {PlainDateTime} from '../../../core/calendar/index.js';

/** Formats a value with a date-fns pattern. Throws if date-fns does not accept it. */
export type FormatDate = (value: PlainDateTime, pattern: string, locale: Locale | undefined) => string;

let registered: FormatDate | undefined;

/** Adds the formats that `formatDateTime` does not have. */
export function registerFormats(format: FormatDate): void {
  registered = format;
}

/** Returns what formats the other formats, if `date-formats` was imported. */
export function moreFormats(): FormatDate | undefined {
  return registered;
}
