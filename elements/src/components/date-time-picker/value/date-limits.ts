import type {ReactiveControllerHost} from 'lit';
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
import {parseBound, type DateInput} from './date-input.js';
import type {Warn} from '../../../core/bad-input.js';

/** The properties of a picker that limit its values. */
export interface DateLimitProperties {
  readonly minDate: DateInput;
  readonly maxDate: DateInput;
  readonly filterDate: ((date: Date) => boolean) | null | undefined;
  readonly timeIntervals: number;
}

/** The limits of a picker. Reads its properties on every call, and warns about invalid ones. */
export class DateLimits {
  readonly #properties: DateLimitProperties;
  readonly #warn: Warn;

  constructor(picker: DateLimitProperties & ReactiveControllerHost, warn: Warn) {
    this.#properties = picker;
    this.#warn = warn;
    picker.addController({hostUpdated: () => this.#check()});
  }

  /** The bounds set by the app. */
  get bounds(): DateTimeBounds {
    const {minDate, maxDate} = this.#properties;
    return {min: parseBound(minDate, 'min', this.#warn), max: parseBound(maxDate, 'max', this.#warn)};
  }

  /** The constraints of selectable days: the bounds, or 30 years before and after today, and `filterDate`. */
  get constraints(): DateConstraints {
    const {min, max} = this.bounds;
    const window = dateWindow(new Date().getFullYear(), min?.date ?? null, max?.date ?? null);
    return {...window, filterDate: date => this.#passesFilter(date)};
  }

  /** Returns the limit that a value violates, among those set by the app, or null. */
  violatedLimit(value: PlainDateTime): 'min' | 'max' | 'filter' | null {
    return brokenBound(value, this.bounds) ?? (this.#passesFilter(value.date) ? null : 'filter');
  }

  /** Returns the times of a day. */
  timesOf(day: PlainDate): readonly TimeChoice[] {
    return timeChoices(day, this.bounds, this.#interval);
  }

  /** Minutes between times. */
  get #interval(): number {
    const {timeIntervals} = this.#properties;
    if (Number.isInteger(timeIntervals) && timeIntervals >= 1 && timeIntervals <= 1440) return timeIntervals;
    this.#warn(`timeIntervals must be minutes from 1 to 1440, not "${timeIntervals}"; 30 is used.`);
    return DEFAULT_TIME_INTERVAL;
  }

  /** Warns about invalid limits that are not in use yet. */
  #check(): void {
    void this.bounds;
    void this.#interval;
  }

  #passesFilter(date: PlainDate): boolean {
    try {
      return this.#properties.filterDate?.(dateFromPlain(plainDateTime(date))) ?? true;
    } catch (cause) {
      this.#warn('filterDate threw an error; the day can be selected.', cause);
      return true;
    }
  }
}
