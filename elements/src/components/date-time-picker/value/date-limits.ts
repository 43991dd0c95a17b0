import {
  brokenBound,
  dateFromPlain,
  dateWindow,
  DEFAULT_TIME_INTERVAL,
  plainDateTime,
  timeChoices,
  type DateConstraints,
  type DateTimeBounds,
  type PlainDate,
  type PlainDateTime,
  type TimeChoice,
} from '../../../core/calendar/index.js';
import {readBound, type DateInput} from './date-input.js';
import type {Warn} from '../../../core/bad-input.js';

/** The properties of a picker that say what can be chosen. */
export interface DateLimitProperties {
  readonly minDate: DateInput;
  readonly maxDate: DateInput;
  readonly filterDate: ((date: Date) => boolean) | null | undefined;
  readonly timeIntervals: number;
}

/** What a picker's properties let the user choose. It reads them each time, and warns of bad ones. */
export class DateLimits {
  readonly #properties: DateLimitProperties;
  readonly #warn: Warn;

  constructor(properties: DateLimitProperties, warn: Warn) {
    this.#properties = properties;
    this.#warn = warn;
  }

  /** The bounds that the page has given. */
  get bounds(): DateTimeBounds {
    const {minDate, maxDate} = this.#properties;
    return {min: readBound(minDate, 'min', this.#warn), max: readBound(maxDate, 'max', this.#warn)};
  }

  /** What a day must be to be chosen: within the bounds, or 30 years from now, and let through by `filterDate`. */
  get constraints(): DateConstraints {
    const {min, max} = this.bounds;
    const window = dateWindow(new Date().getFullYear(), min?.date ?? null, max?.date ?? null);
    return {...window, filterDate: date => this.#passesFilter(date)};
  }

  /** What speaks against a value: a bound that the page has given, or `filterDate`. Null when nothing does. */
  violatedLimit(value: PlainDateTime): 'min' | 'max' | 'filter' | null {
    return brokenBound(value, this.bounds) ?? (this.#passesFilter(value.date) ? null : 'filter');
  }

  /** The times to choose from on a day. */
  timesOf(day: PlainDate): readonly TimeChoice[] {
    const {timeIntervals} = this.#properties;
    const isGood = Number.isInteger(timeIntervals) && timeIntervals >= 1 && timeIntervals <= 1440;
    if (!isGood)
      this.#warn(`time-intervals must be minutes from 1 to 1440, not "${timeIntervals}"; it is 30.`);
    return timeChoices(day, this.bounds, isGood ? timeIntervals : DEFAULT_TIME_INTERVAL);
  }

  #passesFilter(date: PlainDate): boolean {
    try {
      return this.#properties.filterDate?.(dateFromPlain(plainDateTime(date))) ?? true;
    } catch (cause) {
      this.#warn('filterDate threw; days that it threw for can be chosen.', cause);
      return true;
    }
  }
}
