import {localeTags} from '../locale-tags.js';
import type {Weekday} from './week.js';

/** Week data of `Intl.Locale`, which older engines give as an accessor and some do not give at all. */
type WeekInfoLocale = Intl.Locale & {
  getWeekInfo?(): {firstDay: number};
  readonly weekInfo?: {firstDay: number} | undefined;
};

const MONDAY = 1;

/** The regions where the week does not start on a Monday (Unicode CLDR 48, `weekData`). */
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
 * The weekday that a locale's week starts on, by the engine's own data, or else by the table of regions.
 *
 * @param locale BCP 47 tag; one without a region has its most likely one, and anything else counts as `'en'`.
 */
export function firstWeekdayOf(locale: string): Weekday {
  const tag: WeekInfoLocale = new Intl.Locale(localeTags(locale)[0]!);
  const weekInfo = tag.getWeekInfo?.() ?? tag.weekInfo;
  // Intl counts from 1 (Monday) to 7 (Sunday).
  if (weekInfo !== undefined) return (weekInfo.firstDay % 7) as Weekday;
  return firstWeekdayOfRegion(tag.maximize().region ?? '');
}

/** The weekday that the week starts on in a region, an ISO 3166 code in capitals; Monday where nothing is known. */
export function firstWeekdayOfRegion(region: string): Weekday {
  return REGIONS.find(([, regions]) => regions.has(region))?.[0] ?? MONDAY;
}
