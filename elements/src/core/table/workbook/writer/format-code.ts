import {localeTags} from '../../../locale-tags.js';

/** The codes of the formats of dates and times. */
export type DateCodes = Readonly<Record<'date' | 'dateTime' | 'time', string>>;

/** Numbers as they are. */
export const GENERAL = 'General';

const DATE: Intl.DateTimeFormatOptions = {year: 'numeric', month: '2-digit', day: '2-digit'};
const TIME: Intl.DateTimeFormatOptions = {timeStyle: 'short'};

/** Returns the codes of dates and times as tables write them in a language: `dd\.mm\.yyyy` in German. */
export function dateCodes(lang: string): DateCodes {
  const [date, time] = [DATE, TIME].map(options => dateCode(lang, options)) as [string, string];
  return {date, time, dateTime: `${date} ${time}`};
}

function dateCode(lang: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(localeTags(lang), {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  // A day, a month, and an hour of one digit show whether there is a zero before it.
  return format
    .formatToParts(Date.UTC(2026, 4, 6, 7, 8))
    .map(({type, value}) => codeOf(type, value))
    .join('');
}

function codeOf(type: Intl.DateTimeFormatPartTypes, value: string): string {
  switch (type) {
    case 'year':
      return 'yyyy';
    case 'month':
      return 'mm';
    case 'day':
      return 'dd';
    case 'hour':
      return value.length === 1 ? 'h' : 'hh';
    case 'minute':
      return 'mm';
    case 'dayPeriod':
      return 'AM/PM';
    case 'literal':
      return value
        .replace(/\p{Cf}/gu, '')
        .replace(/\s/g, ' ')
        .replace(/[^ :]/gu, '\\$&');
    default:
      return '';
  }
}

/**
 * Returns the code of the format of numbers: `#,##0.00" €"` for euros in German. If the number of decimals depends on the number, it
 * has as many as it needs, and those of a percentage are always the most. Throws a RangeError for invalid options.
 */
export function numberCode(lang: string, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(lang, options);
  const {
    minimumFractionDigits: least = 0,
    maximumFractionDigits: most = 0,
    ...resolved
  } = format.resolvedOptions();
  const isFixed = least === most || resolved.style === 'percent';
  const integer = String(resolved.useGrouping) === 'false' ? '0' : '#,##0';
  const number = isFixed ? `${integer}${most > 0 ? `.${'0'.repeat(most)}` : ''}` : GENERAL;
  const parts = format.formatToParts(1);
  // Two quoted texts in a row are one.
  return parts
    .map(({type, value}) => (type === 'integer' ? number : affix(type, value)))
    .join('')
    .replaceAll('""', '');
}

/** Returns how many characters a number has. */
export const numberLength = (lang: string, options: Intl.NumberFormatOptions, number: number): number =>
  numberFormat(lang, options).format(number).length;

/** Excel has no short numbers, such as 1M. */
const numberFormat = (lang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(localeTags(lang), {...options, notation: 'standard'});

function affix(type: Intl.NumberFormatPartTypes, value: string): string {
  if (type === 'percentSign') return '%';
  const isText = type === 'literal' || type === 'currency' || type === 'unit';
  const text = isText ? value.replace(/\p{Cf}|"/gu, '').replace(/\s/g, ' ') : '';
  return text === '' ? '' : `"${text}"`;
}
