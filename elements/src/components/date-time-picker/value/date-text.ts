import type {Locale} from 'date-fns';
import {formatDateTime, namesIn} from '../../../core/calendar/format-date-time.js';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  LOCALE_TIME_FORMAT,
  toDateFnsPattern,
} from '../../../core/calendar/format-pattern.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {PlainTime} from '../../../core/calendar/plain-time.js';
import {timeLabels} from '../../../core/calendar/time-label.js';
import type {Warn} from '../../../core/bad-input.js';
import type {TypedDateParts} from '../typed/typed-date-slot.js';
import {moreFormats} from './more-formats.js';

const IMPORT_MORE = "For all formats of date-fns, import '@life-changers/elements/date-formats'.";

/** Writes values that users can type, which have no format. */
type TypedText = Pick<TypedDateParts, 'write' | 'writeTime'>;

/** The properties of a picker that determine its formats. */
export interface DateTextProperties {
  readonly dateFormat: string;
  readonly timeFormat: string;
  readonly locale: Locale | null | undefined;
}

/** Formats a picker's dates and times with date-fns patterns, and `timeFormat="locale"` with `Intl`. */
export class DateText {
  readonly #properties: DateTextProperties;
  readonly #lang: () => string;
  readonly #warn: Warn;
  readonly #typed: () => TypedText | null;
  readonly #writeUnit: (date: PlainDate) => string;
  #times: {readonly lang: string; readonly label: (time: PlainTime) => string} | null = null;

  /**
   * @param lang Returns the language of names and of `timeFormat="locale"`, as a BCP 47 tag.
   * @param typed Returns what writes the values if users can type them, or null.
   * @param writeUnit Writes a unit in words, or returns an empty text for a day.
   */
  constructor(
    properties: DateTextProperties,
    lang: () => string,
    warn: Warn,
    typed: () => TypedText | null,
    writeUnit: (date: PlainDate) => string,
  ) {
    this.#writeUnit = writeUnit;
    this.#typed = typed;
    this.#properties = properties;
    this.#lang = lang;
    this.#warn = warn;
  }

  /**
   * Formats a value with `dateFormat`. The default format has no time, so `timeFormat` is added, and units are in words. Other
   * formats are used unchanged.
   */
  ofValue(value: PlainDateTime): string {
    const typed = this.#typed();
    if (typed !== null) return typed.write(value);
    const {date, time} = value;
    const dateFormat = this.#properties.dateFormat || DEFAULT_DATE_FORMAT;
    const unit = dateFormat === DEFAULT_DATE_FORMAT && this.#writeUnit(date);
    if (unit) return unit;
    const isTimeMissing = time !== null && dateFormat === DEFAULT_DATE_FORMAT;
    const standard = time === null ? DEFAULT_DATE_FORMAT : `${DEFAULT_DATE_FORMAT} ${DEFAULT_TIME_FORMAT}`;
    const text = this.#write(value, dateFormat, standard);
    return isTimeMissing ? `${text} ${this.ofTime(date, time)}` : text;
  }

  /** Formats a time of a day with `timeFormat`, or like the field if users can type. */
  ofTime(day: PlainDate, time: PlainTime): string {
    const typed = this.#typed();
    if (typed !== null) return typed.writeTime(time);
    const timeFormat = this.#properties.timeFormat || DEFAULT_TIME_FORMAT;
    if (timeFormat === LOCALE_TIME_FORMAT) return this.#localTime(time);
    return this.#write(plainDateTime(day, time), timeFormat, DEFAULT_TIME_FORMAT);
  }

  /** Formats a value. If the format is invalid or not registered, warns and uses the default. */
  #write(value: PlainDateTime, format: string, standard: string): string {
    const pattern = toDateFnsPattern(format);
    const locale = this.#properties.locale ?? undefined;
    const text = formatDateTime(value, pattern, locale?.localize ?? namesIn(this.#lang()));
    if (text !== null) return text;
    const more = moreFormats();
    try {
      if (more !== undefined) return more(value, pattern, locale);
      this.#warn(`"${format}" is not a built-in date format; the default is used. ${IMPORT_MORE}`);
    } catch (cause) {
      this.#warn(`"${format}" is not a date-fns format; the default is used.`, cause);
    }
    return formatDateTime(value, toDateFnsPattern(standard))!;
  }

  /** Caches the `Intl` format, which is slow to create: a list has many times. */
  #localTime(time: PlainTime): string {
    const lang = this.#lang();
    if (this.#times?.lang !== lang) this.#times = {lang, label: timeLabels(lang)};
    return this.#times.label(time);
  }
}
