/** The default date format: day, month, year. */
export const DEFAULT_DATE_FORMAT = 'dd/MM/yyyy';

/** The default time format. */
export const DEFAULT_TIME_FORMAT = 'HH:mm AM/PM';

/** The time format of the locale (`timeLabels`). It is not a date-fns pattern. */
export const LOCALE_TIME_FORMAT = 'locale';

/** Matches the token, or quoted text. `''` is a quote, and the end of the pattern ends quoted text, as in date-fns. */
const QUOTED_OR_DAY_PERIOD = /''|'(?:''|[^'])+(?:'|$)|AM\/PM/g;

/**
 * Converts a display format to a date-fns pattern: the token for the day period, `AM/PM`, becomes
 * `a`. Text in single quotes and date-fns tokens are unchanged.
 */
export function toDateFnsPattern(format: string): string {
  return format.replace(QUOTED_OR_DAY_PERIOD, match => (match === 'AM/PM' ? 'a' : match));
}
