import {localeTags} from '../locale-tags.js';
import type {Weekday} from './week.js';

/** Week data of `Intl.Locale`. Older engines have it as an accessor, and some do not have it. */
type WeekInfoLocale = Intl.Locale & {
  getWeekInfo?(): {firstDay: number};
  readonly weekInfo?: {firstDay: number} | undefined;
};

const MONDAY = 1;

/** The first weekday by locale. Reading the week data of a locale is slow. */
const known = new Map<string, Weekday>();

/** The regions in which the week does not start on Monday (Unicode CLDR 48, `weekData`). */
const REGIONS: readonly [weekday: Weekday, regions: ReadonlySet<string>][] = [
  [5, new Set(['MV'])],
  [6, new Set('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '))],
  [
    0,
    new Set(
      (
        'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP ' +
        'PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
      ).split(' '),
    ),
  ],
];

/**
 * Returns the first weekday of a locale, from the engine if it has this data, otherwise from the table of regions.
 *
 * @param locale A BCP 47 tag. Without a region, the most likely one is used. Other values count as `'en'`.
 */
export function firstWeekdayOf(locale: string): Weekday {
  const weekday = known.get(locale) ?? readFirstWeekday(locale);
  known.set(locale, weekday);
  return weekday;
}

function readFirstWeekday(locale: string): Weekday {
  const tag: WeekInfoLocale = new Intl.Locale(localeTags(locale)[0]!);
  const weekInfo = tag.getWeekInfo?.() ?? tag.weekInfo;
  // Intl counts from 1 (Monday) to 7 (Sunday).
  if (weekInfo !== undefined) return (weekInfo.firstDay % 7) as Weekday;
  return firstWeekdayOfRegion(tag.maximize().region ?? '');
}

/** Returns the first weekday of a region, which is an uppercase ISO 3166 code. Monday for unknown regions. */
export function firstWeekdayOfRegion(region: string): Weekday {
  return REGIONS.find(([, regions]) => regions.has(region))?.[0] ?? MONDAY;
}
