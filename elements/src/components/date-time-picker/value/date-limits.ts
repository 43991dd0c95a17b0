import type {ReactiveControllerHost} from 'lit';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {DEFAULT_TIME_INTERVAL} from '../../../core/calendar/plain-time.js';
import {timeChoices, type TimeChoice} from '../../../core/calendar/time-choice.js';
import type {Warn} from '../../../core/bad-input.js';
import type {PickedUnit} from './picked-unit.js';
import {DayLimits, type DayLimitProperties} from './day-limits.js';

/** The properties of a picker that limit its values. */
export interface DateLimitProperties extends DayLimitProperties {
  readonly timeIntervals: number;
}

/** The limits of the days and times of a picker. */
export class DateLimits extends DayLimits {
  readonly #properties: DateLimitProperties;
  readonly #warn: Warn;

  constructor(picker: DateLimitProperties & ReactiveControllerHost, warn: Warn, unit: PickedUnit) {
    super(picker, warn, unit);
    this.#properties = picker;
    this.#warn = warn;
    picker.addController({hostUpdated: () => void this.#interval});
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
}
