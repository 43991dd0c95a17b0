import type {Locale} from 'date-fns';
import {format} from 'date-fns/format';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  LOCALE_TIME_FORMAT,
  plainDateTime,
  timeLabels,
  toDateFnsPattern,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
} from '../../../core/calendar/index.js';
import {UtcDate} from './utc-date.js';
import type {Warn} from '../../../core/bad-input.js';

/** The properties of a picker that determine its formats. */
export interface DateTextProperties {
  readonly dateFormat: string;
  readonly timeFormat: string;
  readonly locale: Locale | null | undefined;
}

/** Formats a picker's dates and times with date-fns, and `timeFormat="locale"` with `Intl`. */
export class DateText {
  readonly #properties: DateTextProperties;
  readonly #lang: () => string;
  readonly #warn: Warn;
  #times: {readonly lang: string; readonly label: (time: PlainTime) => string} | null = null;

  /** @param lang Returns the language for `timeFormat="locale"`, as a BCP 47 tag. */
  constructor(properties: DateTextProperties, lang: () => string, warn: Warn) {
    this.#properties = properties;
    this.#lang = lang;
    this.#warn = warn;
  }

  /**
   * Formats a value with `dateFormat`. The default format has no time, so `timeFormat` is added. Other formats are
   * used unchanged.
   */
  ofValue(value: PlainDateTime): string {
    const {date, time} = value;
    const dateFormat = this.#properties.dateFormat || DEFAULT_DATE_FORMAT;
    const isTimeMissing = time !== null && dateFormat === DEFAULT_DATE_FORMAT;
    const standard = time === null ? DEFAULT_DATE_FORMAT : `${DEFAULT_DATE_FORMAT} ${DEFAULT_TIME_FORMAT}`;
    const text = this.#write(value, dateFormat, standard);
    return isTimeMissing ? `${text} ${this.ofTime(date, time)}` : text;
  }

  /** Formats a time of a day with `timeFormat`. */
  ofTime(day: PlainDate, time: PlainTime): string {
    const timeFormat = this.#properties.timeFormat || DEFAULT_TIME_FORMAT;
    if (timeFormat === LOCALE_TIME_FORMAT) return this.#localTime(time);
    return this.#write(plainDateTime(day, time), timeFormat, DEFAULT_TIME_FORMAT);
  }

  /** Formats a value. If date-fns does not accept the format, warns and uses the default. */
  #write(value: PlainDateTime, pattern: string, standard: string): string {
    const {locale} = this.#properties;
    const date = UtcDate.of(value);
    try {
      return format(date, toDateFnsPattern(pattern), locale ? {locale} : {});
    } catch (cause) {
      this.#warn(`"${pattern}" is not a date-fns format; the default is used.`, cause);
      return format(date, toDateFnsPattern(standard));
    }
  }

  /** Caches the `Intl` format, which is slow to create: a list has many times. */
  #localTime(time: PlainTime): string {
    const lang = this.#lang();
    if (this.#times?.lang !== lang) this.#times = {lang, label: timeLabels(lang)};
    return this.#times.label(time);
  }
}
