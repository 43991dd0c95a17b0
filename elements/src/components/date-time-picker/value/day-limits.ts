import type {ReactiveControllerHost} from 'lit';
import {dateFromPlain} from '../../../core/calendar/date-edge.js';
import {isUnitSelectable} from '../../../core/calendar/date-unit.js';
import {brokenBound, type DateTimeBounds} from '../../../core/calendar/date-time-bounds.js';
import {dateWindow} from '../../../core/calendar/date-window.js';
import {FIRST_DATE, LAST_DATE, type PlainDate} from '../../../core/calendar/plain-date.js';
import {plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {DateConstraints} from '../../../core/calendar/selectable.js';
import {parseBound, type DateInput} from './date-input.js';
import type {Warn} from '../../../core/bad-input.js';
import type {PickedUnit} from './picked-unit.js';

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
  readonly #unit: PickedUnit;

  constructor(picker: DayLimitProperties & ReactiveControllerHost, warn: Warn, unit: PickedUnit) {
    this.#properties = picker;
    this.#warn = warn;
    this.#unit = unit;
    // Also those that are not in use yet.
    picker.addController({hostUpdated: () => void this.bounds});
  }

  /** The bounds set by the app. */
  get bounds(): DateTimeBounds {
    const {minDate, maxDate} = this.#properties;
    return {
      min: parseBound(minDate, 'min', this.#warn, this.#unit),
      max: parseBound(maxDate, 'max', this.#warn, this.#unit, true),
    };
  }

  /** The constraints of selectable days: the bounds, or 30 years before and after today, and `filterDate`. */
  get constraints(): DateConstraints {
    const {min, max} = this.bounds;
    const window = dateWindow(new Date().getFullYear(), min?.date ?? null, max?.date ?? null);
    return {...window, filterDate: date => this.passesFilter(date)};
  }

  /**
   * Returns the limit that a value violates, among those set by the app, or null. A unit, whose first day is passed, violates
   * none of them if one of its days does not.
   */
  violatedLimit(value: PlainDateTime): 'min' | 'max' | 'filter' | null {
    const {min, max} = this.bounds;
    const last = {...value, date: this.#unit.endOf(value.date)};
    if (brokenBound(last, {min, max: null})) return 'min';
    if (brokenBound(value, {min: null, max})) return 'max';
    return this.isAvailable(value.date) ? null : 'filter';
  }

  /** Whether `filterDate` accepts a day of the unit that contains a day, within the limits. */
  isAvailable(date: PlainDate): boolean {
    if (!this.#properties.filterDate) return true;
    const {min, max} = this.bounds;
    return isUnitSelectable(date, this.#unit.of(), {
      min: min?.date ?? FIRST_DATE,
      max: max?.date ?? LAST_DATE,
      filterDate: day => this.passesFilter(day),
    });
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
