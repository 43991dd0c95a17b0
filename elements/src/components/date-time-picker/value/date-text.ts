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

/** The properties of a picker that say how dates are written. */
export interface DateTextProperties {
  readonly dateFormat: string;
  readonly timeFormat: string;
  readonly locale: Locale | null | undefined;
}

/** Writes a picker's dates and times by date-fns, and times in the format of a language by `Intl`. */
export class DateText {
  readonly #properties: DateTextProperties;
  readonly #lang: () => string;
  readonly #warn: Warn;
  #times: {readonly lang: string; readonly label: (time: PlainTime) => string} | null = null;

  /** @param lang The language of `timeFormat="locale"`, as a BCP 47 tag. */
  constructor(properties: DateTextProperties, lang: () => string, warn: Warn) {
    this.#properties = properties;
    this.#lang = lang;
    this.#warn = warn;
  }

  /**
   * Writes a value in `dateFormat`. The standard format has no time, so that of the value follows it; any other format
   * is taken as it is.
   */
  ofValue(value: PlainDateTime): string {
    const {date, time} = value;
    const dateFormat = this.#properties.dateFormat || DEFAULT_DATE_FORMAT;
    const isTimeMissing = time !== null && dateFormat === DEFAULT_DATE_FORMAT;
    const standard = time === null ? DEFAULT_DATE_FORMAT : `${DEFAULT_DATE_FORMAT} ${DEFAULT_TIME_FORMAT}`;
    const text = this.#write(value, dateFormat, standard);
    return isTimeMissing ? `${text} ${this.ofTime(date, time)}` : text;
  }

  /** Writes a time of a day in `timeFormat`. */
  ofTime(day: PlainDate, time: PlainTime): string {
    const timeFormat = this.#properties.timeFormat || DEFAULT_TIME_FORMAT;
    if (timeFormat === LOCALE_TIME_FORMAT) return this.#localTime(time);
    return this.#write(plainDateTime(day, time), timeFormat, DEFAULT_TIME_FORMAT);
  }

  /** Writes a value in a format; one that date-fns does not accept warns, and the standard one takes its place. */
  #write(value: PlainDateTime, pattern: string, standard: string): string {
    const {locale} = this.#properties;
    const date = UtcDate.of(value);
    try {
      return format(date, toDateFnsPattern(pattern), locale ? {locale} : {});
    } catch (cause) {
      this.#warn(`"${pattern}" is no date-fns format; the default one is shown.`, cause);
      return format(date, toDateFnsPattern(standard));
    }
  }

  /** `Intl` formats are slow to make, and a list has many times. */
  #localTime(time: PlainTime): string {
    const lang = this.#lang();
    if (this.#times?.lang !== lang) this.#times = {lang, label: timeLabels(lang)};
    return this.#times.label(time);
  }
}
