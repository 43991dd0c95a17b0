import {localeTags} from '../locale-tags.js';
import {normalizeText} from '../number/parse-number-text.js';
import {DAY, timeOf} from './html-time.js';

/** How hours are counted: the names of `Intl`, such as `'h23'` for 0 to 23 and `'h12'` for 1 to 12. */
export type HourCycle = 'h11' | 'h12' | 'h23' | 'h24';

const CYCLES: readonly unknown[] = ['h11', 'h12', 'h23', 'h24'] satisfies HourCycle[];

/** Whether a value is one of the names. */
export const isHourCycle = (value: unknown): value is HourCycle => CYCLES.includes(value);

type Options = Intl.DateTimeFormatOptions;

const WITH_FRACTION: Options = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
};

const DAY_PERIOD: Options = {hour: 'numeric', dayPeriod: 'long'};

/** What is before, in, and after the digits. */
const PARTS = /^(\D*)(\d(?:.*\d)?)(\D*)$/s;

/** Hour, minute, second, and a fraction. Minutes have two digits: `9:3` can be read in two ways. */
const DIGITS =
  /^(\d\d?)(?:(?: ?(?:[:.٫،h时時点點시]|uhr) ?| )([0-5]\d)(?:(?: ?(?:[:.٫،m分분]|min) ?| )([0-5]\d)(?:[.,٫](\d{1,3}))?)?|([0-5]\d))?$/;

/** Words and signs around a time, which change nothing. */
const FILLERS = /\b(?:h|hrs?|min|s|sec|uhr|kl|klo|o'clock)\b|[时時点點시分분秒초ч.،\s]/g;

/** A page has many fields with the same format, and a format takes as long to create as a field. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: string, options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeTags(lang), {...options, calendar: 'gregory', timeZone: 'UTC'});
  formats.set(key, format);
  return format;
}

/** Writes times in a language, and parses what people write. */
export class TimeText {
  readonly #lang: string;
  readonly #cycle: HourCycle | undefined;
  #periods: readonly (readonly string[])[] | undefined;

  /**
   * @param lang A BCP 47 tag. Other text counts as English.
   * @param cycle How hours are counted; null for the way of the language.
   */
  constructor(lang: string, cycle: HourCycle | null = null) {
    this.#lang = lang;
    this.#cycle = cycle ?? undefined;
  }

  /** Writes milliseconds since midnight: `2:30 PM`, with seconds only if there are some. */
  format(time: number): string {
    const isWhole = time % 1000 === 0;
    const second = time % 60_000 === 0 ? 'short' : 'medium';
    const parts: Options = isWhole ? {timeStyle: second} : WITH_FRACTION;
    // Engines write different spaces before PM.
    return formatOf(this.#lang, {...parts, hourCycle: this.#cycle})
      .format(time)
      .replace(/\s/g, ' ');
  }

  /**
   * Parses a time as people write it, such as `9`, `930`, `9.30 pm`, `21h30`, or `٩:٣٠ م`. Returns the milliseconds since
   * midnight, or null for other text.
   *
   * @param fits Whether a time is expected. In a language with AM and PM, a time without one of them is in the other half of
   *   the day if only that is expected.
   */
  parse(text: string, fits: (time: number) => boolean = () => true): number | null {
    const [, before, digits, after] = PARTS.exec(normalizeText(text.normalize('NFKC')).trim()) ?? [];
    const [, hours, ...rest] = DIGITS.exec(digits ?? '') ?? [];
    if (hours === undefined) return null;
    const [minute = rest[3] ?? '0', second = '0', fraction = ''] = rest;
    const around = before! + after!;
    const hasHalf = around.replace(FILLERS, '') !== '';
    const hour = hasHalf
      ? this.#hourOf(Number(hours), around)
      : Number(hours) > 24
        ? null
        : Number(hours) % 24;
    if (hour === null) return null;
    const time = timeOf(hour, Number(minute), Number(second)) + Number(fraction.padEnd(3, '0'));
    const other = (time + HALF_DAY) % DAY;
    const isOpen = !hasHalf && hour > 0 && hour <= 12 && this.#hasHalves;
    return isOpen && !fits(time) && fits(other) ? other : time;
  }

  /** Whether the language has AM and PM. */
  get #hasHalves(): boolean {
    const {hourCycle} = formatOf(this.#lang, {hour: 'numeric', hourCycle: this.#cycle}).resolvedOptions();
    return hourCycle === 'h11' || hourCycle === 'h12';
  }

  /** Returns the hour that is written with AM, PM, or another part of the day; null if there is none. */
  #hourOf(hour: number, around: string): number | null {
    this.#periods ??= Array.from({length: 24}, (_, index) => this.#readPeriods(index));
    const hours = hour <= 12 ? [hour % 12, (hour % 12) + 12] : [hour];
    const texts = [around, around.replace(FILLERS, '')];
    // Without its vowel signs, AM is PM in Sinhala.
    for (const wordOf of [plainWord, bareWord]) {
      const words = texts.map(wordOf);
      const found = hours.find(one => this.#periods![one]?.some(period => words.includes(wordOf(period))));
      if (found !== undefined) return found;
    }
    return null;
  }

  /** Returns what may be written around an hour. Some languages have more parts of a day than two. */
  #readPeriods(hour: number): string[] {
    const timeStyle = 'short';
    const own = [
      {timeStyle, hourCycle: this.#cycle},
      {timeStyle, hour12: true},
      {...WITH_FRACTION, hour12: true},
      DAY_PERIOD,
    ] satisfies Options[];
    const texts = own.map(options => formatOf(this.#lang, options).format(timeOf(hour, 0, 0)));
    // Korean names both halves of a day like these hours, but newer engines write AM and PM.
    const half = formatOf(this.#lang, DAY_PERIOD)
      .formatToParts(timeOf(hour < 12 ? 9 : 13, 0, 0))
      .flatMap(({type, value}) => (type === 'dayPeriod' ? [value] : []));
    return [...(hour < 12 ? ['am', 'a'] : ['pm', 'p']), ...[...texts, ...half].map(normalizeText)];
  }
}

const HALF_DAY = DAY / 2;

/** Without digits, points, and spaces. */
const plainWord = (text: string): string => text.normalize('NFKD').replace(/[\d:.\s]/gu, '');

/** Also without vowel signs, which people leave out. */
const bareWord = (text: string): string => plainWord(text).replace(/\p{M}/gu, '');
