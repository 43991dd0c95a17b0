import {compareDates, equalDates, type PlainDate} from '../../core/calendar/plain-date.js';
import type {DateConstraints} from '../../core/calendar/selectable.js';
import {inOrder} from '../../core/dates/date-range.js';
import type {DayLimits} from '../date-time-picker/value/day-limits.js';
import type {PickedUnit} from '../date-time-picker/value/picked-unit.js';
import type {PlainRange, RangeValue} from './range-value.js';

/** What a selection depends on. */
export interface SelectionSource {
  readonly days: DayLimits;
  readonly range: RangeValue;
  readonly picked: PickedUnit;
}

/** Where a day is in a range. */
interface Place {
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** The state of a user's selection of a range, one day after the other. */
export class RangeSelection {
  /** The day that the user selected first. */
  first: PlainDate | null = null;
  /** The day under the pointer. */
  pointed: PlainDate | null = null;
  readonly #source: SelectionSource;

  constructor(source: SelectionSource) {
    this.#source = source;
  }

  /** The limits of the next day to select. */
  get constraints(): DateConstraints {
    const {days, range, picked} = this.#source;
    const {constraints} = days;
    const {first} = this;
    if (first === null) return constraints;
    const accepts = (date: PlainDate) => range.problemOf(...inOrder(first, picked.startOf(date))) === null;
    return {...constraints, filterDate: date => days.passesFilter(date) && accepts(date)};
  }

  /** The day on which the calendar opens, or null for today. */
  get target(): {readonly date: PlainDate} | null {
    const {start, end} = this.#source.range.range;
    const date = start ?? end;
    return date && {date};
  }

  /** Returns the range that a day, or the first day of a unit, completes, or null if it is the first one. */
  rangeTo(date: PlainDate): PlainRange | null {
    if (this.first === null) return null;
    const [start, end] = inOrder(this.first, date);
    return {start, end};
  }

  /** Returns where a day is in the range to show, or null if it is outside. */
  placeOf(date: PlainDate, highlighted: PlainDate): Place | null {
    const {start, end} = this.rangeTo(this.pointed ?? highlighted) ?? this.#source.range.range;
    const [from, to] = [start ?? end, end ?? start];
    if (from === null || to === null || compareDates(date, from) < 0 || compareDates(date, to) > 0)
      return null;
    return {isStart: equalDates(date, from), isEnd: equalDates(date, to)};
  }
}
