/** How a date is shown by default: day, month, year (spec, section 5). */
export const DEFAULT_DATE_FORMAT = 'dd/MM/yyyy';

/** How a time is shown by default (spec, section 9). */
export const DEFAULT_TIME_FORMAT = 'HH:mm AM/PM';

/** Stands for the locale's own time format (`timeLabels`). It is not a date-fns pattern. */
export const LOCALE_TIME_FORMAT = 'locale';

/** Text in quotes, where `''` is a quote and the end of the pattern ends it too, as in date-fns; or the token. */
const QUOTED_OR_DAY_PERIOD = /''|'(?:''|[^'])+(?:'|$)|AM\/PM/g;

/**
 * Turns a display format into a date-fns pattern: `AM/PM`, the token for the day period (spec, appendix B), becomes
 * `a`. Text in single quotes and all that date-fns knows itself stay as they are.
 */
export function toDateFnsPattern(format: string): string {
  return format.replace(QUOTED_OR_DAY_PERIOD, match => (match === 'AM/PM' ? 'a' : match));
}
