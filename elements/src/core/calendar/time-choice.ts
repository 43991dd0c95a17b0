import {brokenBound} from './date-time-bounds.js';
import type {DateTimeBounds} from './date-time-bounds.js';
import type {PlainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {minuteOfDay, plainTime, timesOfDay} from './plain-time.js';
import type {PlainTime} from './plain-time.js';

const MIDNIGHT = plainTime(0, 0);

/** A time in the list of a day. */
export interface TimeChoice {
  readonly time: PlainTime;
  /** Whether it lies within the bounds. */
  readonly selectable: boolean;
}

/**
 * The times to choose from on a day, `interval` minutes apart.
 *
 * @throws RangeError when `interval` is not a whole number from 1 to 1440.
 */
export function timeChoices(date: PlainDate, bounds: DateTimeBounds, interval?: number): TimeChoice[] {
  return timesOfDay(interval).map(time => ({
    time,
    selectable: brokenBound(plainDateTime(date, time), bounds) === null,
  }));
}

/**
 * The time that a value keeps when its day changes: its own if the bounds allow it on the new day, otherwise the
 * nearest one of the day's choices. A value without a time counts as 00:00.
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
