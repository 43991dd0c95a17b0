import {intlFormat, intlPart} from './intl-format.js';
import {monthNames} from './month-names.js';
import {plainDate} from './plain-date.js';
import type {PlainDateTime} from './plain-date-time.js';
import {plainTime} from './plain-time.js';
import {dayOfWeek} from './week.js';
import {weekdayNames} from './weekday-names.js';

/** How to ask a date-fns locale for a name. */
interface NameOptions {
  readonly width: 'abbreviated' | 'wide';
  readonly context: 'formatting';
}

/** The names in a date-fns locale: its `localize`. Months and days count from 0. */
export interface DateNames {
  month(month: number, options: NameOptions): string;
  day(day: number, options: NameOptions): string;
  dayPeriod(period: 'am' | 'pm', options: NameOptions): string;
}

const ABBREVIATED: NameOptions = {width: 'abbreviated', context: 'formatting'};
const WIDE: NameOptions = {width: 'wide', context: 'formatting'};

/** The names that date-fns uses without a locale. */
const ENGLISH: DateNames = {
  month: (month, options) => shorten(monthNames('en')[month]!, options === WIDE),
  day: (day, options) => shorten(weekdayNames('en', 0, 'long')[day]!, options === WIDE),
  dayPeriod: period => period.toUpperCase(),
};

/**
 * Returns the names of a language, from `Intl`. English names are those of date-fns, the same in every region.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function namesIn(lang: string): DateNames {
  if (/^en\b/i.test(lang)) return ENGLISH;
  return {
    month: (month, {width}) => {
      const date = plainDate(2023, month + 1, 1);
      const options = {month: LENGTHS[width]};
      const inside = intlPart(lang, 'month', {...options, day: 'numeric'})(date);
      // Some languages write a number beside a day.
      return /\d/.test(inside) ? intlFormat(lang, options)(date) : inside;
    },
    day: (day, {width}) => weekdayNames(lang, 0, LENGTHS[width])[day]!,
    dayPeriod: period =>
      intlPart(lang, 'dayPeriod', {hour: 'numeric', hour12: true})(
        plainDate(2023, 1, 1),
        plainTime(period === 'am' ? 6 : 18, 0),
      ),
  };
}

const LENGTHS = {abbreviated: 'short', wide: 'long'} as const;

const shorten = (name: string, isWide: boolean) => (isWide ? name : name.slice(0, 3));

/** Matches quoted text, or a letter that may be repeated. `''` is a quote. */
const QUOTED_OR_TOKEN = /''|'(?:''|[^'])+(?:'|$)|([a-z])\1*/gi;

/**
 * Formats a date and time with a date-fns pattern of the most common tokens, without the code of date-fns: `y`, `yy`,
 * `yyyy`; `M` to `MMMM`; `d`, `dd`; `E` to `EEEE`; `H`, `h`, `m`, and `s`, single and doubled; `a`; and text in single
 * quotes. Returns null if the pattern has other letters.
 */
export function formatDateTime(
  value: PlainDateTime,
  pattern: string,
  names: DateNames = ENGLISH,
): string | null {
  let isKnown = true;
  const text = pattern.replace(QUOTED_OR_TOKEN, token => {
    if (token.startsWith("'")) return unquote(token);
    const written = writeToken(token, value, names);
    isKnown &&= written !== null;
    return written ?? '';
  });
  return isKnown ? text : null;
}

function unquote(token: string): string {
  return token === "''" ? "'" : token.replace(/^'|'$/g, '').replaceAll("''", "'");
}

function writeToken(token: string, {date, time}: PlainDateTime, names: DateNames): string | null {
  const {length} = token;
  const hour = time?.hour ?? 0;
  const number = (part: number) => (length > 2 ? null : String(part).padStart(length, '0'));
  switch (token[0]) {
    case 'y':
      return length === 2
        ? String(date.year % 100).padStart(2, '0')
        : String(date.year).padStart(length, '0');
    case 'M':
      if (length < 3) return number(date.month);
      return length > 4 ? null : names.month(date.month - 1, length === 3 ? ABBREVIATED : WIDE);
    case 'd':
      return number(date.day);
    case 'E':
      return length > 4 ? null : names.day(dayOfWeek(date), length < 4 ? ABBREVIATED : WIDE);
    case 'H':
      return number(hour);
    case 'h':
      return number(hour % 12 || 12);
    case 'm':
      return number(time?.minute ?? 0);
    case 's':
      return number(0);
    case 'a':
      return length > 2 ? null : names.dayPeriod(hour < 12 ? 'am' : 'pm', ABBREVIATED);
    default:
      return null;
  }
}
