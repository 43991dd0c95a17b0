import {brokenBound, type DateTimeBounds} from './date-time-bounds.js';
import type {PlainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {minuteOfDay, plainTime, timesOfDay, type PlainTime} from './plain-time.js';

const MIDNIGHT = plainTime(0, 0);

/** A time in the list of a day. */
export interface TimeChoice {
  readonly time: PlainTime;
  /** Whether it is within the limits. */
  readonly selectable: boolean;
}

/**
 * Returns the times to choose from on a day, in intervals of `interval` minutes.
 *
 * @throws RangeError if `interval` is not a whole number from 1 to 1440.
 */
export function timeChoices(date: PlainDate, bounds: DateTimeBounds, interval?: number): TimeChoice[] {
  return timesOfDay(interval).map(time => ({
    time,
    selectable: brokenBound(plainDateTime(date, time), bounds) === null,
  }));
}

/**
 * Returns the time of a value after its day changes: the same time if the limits allow it on the new day, otherwise the
 * nearest time to choose from. A value without a time counts as 00:00.
 */
export function keptTime(
  date: PlainDate,
  time: PlainTime | null,
  bounds: DateTimeBounds,
  choices: readonly TimeChoice[],
): PlainTime {
  const wanted = time ?? MIDNIGHT;
  if (brokenBound(plainDateTime(date, wanted), bounds) === null) return wanted;
  const distance = ({time: other}: TimeChoice) => Math.abs(minuteOfDay(other) - minuteOfDay(wanted));
  const [nearest] = choices.filter(choice => choice.selectable).sort((a, b) => distance(a) - distance(b));
  return nearest?.time ?? wanted;
}
