import type {ReactiveControllerHost} from 'lit';
import {dateFromPlain} from '../../../core/calendar/date-edge.js';
import {brokenBound, type DateTimeBounds} from '../../../core/calendar/date-time-bounds.js';
import {dateWindow} from '../../../core/calendar/date-window.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {DateConstraints} from '../../../core/calendar/selectable.js';
import {parseBound, type DateInput} from './date-input.js';
import type {Warn} from '../../../core/bad-input.js';

/** The properties of a picker that limit its days. */
export interface DayLimitProperties {
  readonly minDate: DateInput;
  readonly maxDate: DateInput;
  readonly filterDate: ((date: Date) => boolean) | null | undefined;
}

/** The limits of the days of a picker. Reads its properties on every call, and warns about invalid ones. */
export class DayLimits {
  readonly #properties: DayLimitProperties;
  readonly #warn: Warn;

  constructor(picker: DayLimitProperties & ReactiveControllerHost, warn: Warn) {
    this.#properties = picker;
    this.#warn = warn;
    // Also those that are not in use yet.
    picker.addController({hostUpdated: () => void this.bounds});
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
    return {...window, filterDate: date => this.passesFilter(date)};
  }

  /** Returns the limit that a value violates, among those set by the app, or null. */
  violatedLimit(value: PlainDateTime): 'min' | 'max' | 'filter' | null {
    return brokenBound(value, this.bounds) ?? (this.passesFilter(value.date) ? null : 'filter');
  }

  /** Whether `filterDate` accepts a day. */
  passesFilter(date: PlainDate): boolean {
    try {
      return this.#properties.filterDate?.(dateFromPlain(plainDateTime(date))) ?? true;
    } catch (cause) {
      this.#warn('filterDate threw an error; the day can be selected.', cause);
      return true;
    }
  }
}
