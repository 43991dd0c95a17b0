import {localeTags} from '../locale-tags.js';
import {westernDigits} from '../number/western-digits.js';
import {rememberLast} from '../remember-last.js';

/** June 15, 2000, in milliseconds. */
const JUNE_2000 = 961_027_200_000;

/** Years around 2000 in which people enter dates. */
const RANGE = 300;

/** What is used of `Intl.Locale`. Older engines have a property instead of the method, or neither. */
interface CalendarLocale {
  readonly calendars?: readonly string[] | undefined;
  readonly getCalendars?: (() => readonly string[]) | undefined;
}

/** Returns the year 2000 in the other calendars of a language whose years are not mistaken for Gregorian ones. */
const otherYears = rememberLast(({lang}: {lang: string}): readonly number[] => {
  const tags = localeTags(lang);
  const locale = new Intl.Locale(tags[0]!) as CalendarLocale;
  const own = new Intl.DateTimeFormat(tags).resolvedOptions().calendar;
  const calendars = [own, ...(locale.getCalendars?.() ?? locale.calendars ?? [])];
  return calendars.map(calendar => yearIn(tags, calendar)).filter(year => Math.abs(year - 2000) > RANGE);
});

/**
 * Whether a year is one of another calendar that is used in a language, such as 2569 in Thai, 1405 in Persian, or 1447 in the
 * Arabic of Saudi Arabia. As a Gregorian year, it would be centuries off.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function isOfOtherCalendar(year: number, lang: string): boolean {
  const isNear = (other: number) => Math.abs(year - other) <= RANGE;
  return !isNear(2000) && otherYears({lang}).some(isNear);
}

/** Returns the year 2000 in a calendar. */
function yearIn(tags: string[], calendar: string): number {
  const format = new Intl.DateTimeFormat(tags, {year: 'numeric', calendar, timeZone: 'UTC'});
  return Number(/\d+/.exec(westernDigits(format.format(JUNE_2000)))?.[0]);
}
