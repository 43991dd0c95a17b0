import type {Locale} from 'date-fns';
import {format} from 'date-fns/format';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  plainDateTime,
  toDateFnsPattern,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
} from '../../core/calendar/index.js';
import {UtcDate} from './utc-date.js';
import type {Warn} from './warn.js';

/** The properties of a picker that say how dates are written. */
export interface DateTextProperties {
  readonly dateFormat: string;
  readonly timeFormat: string;
  readonly locale: Locale | null | undefined;
}

/** Writes a picker's dates and times by date-fns. */
export class DateText {
  readonly #properties: DateTextProperties;
  readonly #warn: Warn;

  constructor(properties: DateTextProperties, warn: Warn) {
    this.#properties = properties;
    this.#warn = warn;
  }

  /**
   * Writes a value in `dateFormat`. The standard format has no time, so that of the value follows it; any other format
   * is taken as it is.
   */
  ofValue(value: PlainDateTime): string {
    const dateFormat = this.#properties.dateFormat || DEFAULT_DATE_FORMAT;
    const isTimeMissing = value.time !== null && dateFormat === DEFAULT_DATE_FORMAT;
    return this.#write(value, isTimeMissing ? `${dateFormat} ${this.#timeFormat}` : dateFormat);
  }

  /** Writes a time of a day in `timeFormat`. */
  ofTime(day: PlainDate, time: PlainTime): string {
    return this.#write(plainDateTime(day, time), this.#timeFormat);
  }

  /** Writes a value in a format; one that date-fns does not take warns, and the standard one takes its place. */
  #write(value: PlainDateTime, pattern: string): string {
    const {locale} = this.#properties;
    const date = UtcDate.of(value);
    try {
      return format(date, toDateFnsPattern(pattern), locale ? {locale} : {});
    } catch (cause) {
      this.#warn(`"${pattern}" is no date-fns format; the default one is shown.`, cause);
      return format(date, value.time === null ? DEFAULT_DATE_FORMAT : STANDARD_WITH_TIME);
    }
  }

  get #timeFormat(): string {
    return this.#properties.timeFormat || DEFAULT_TIME_FORMAT;
  }
}

const STANDARD_WITH_TIME = toDateFnsPattern(`${DEFAULT_DATE_FORMAT} ${DEFAULT_TIME_FORMAT}`);
