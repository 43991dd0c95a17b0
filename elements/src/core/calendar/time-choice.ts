import {localTimesOf, realDateTime} from './date-edge.js';
import {brokenBound} from './date-time-bounds.js';
import type {DateTimeBounds} from './date-time-bounds.js';
import type {PlainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {minuteOfDay} from './plain-time.js';
import type {PlainTime} from './plain-time.js';

/** A time in the list of a day. */
export interface TimeChoice {
  readonly time: PlainTime;
  /** Whether it lies within the bounds. */
  readonly selectable: boolean;
}

/**
 * The times to choose from on a day: those that the clock on the wall shows, `interval` minutes apart.
 *
 * @throws RangeError when `interval` is not a whole number from 1 to 1440.
 */
export function timeChoices(date: PlainDate, bounds: DateTimeBounds, interval?: number): TimeChoice[] {
  return localTimesOf(date, interval).map(time => ({
    time,
    selectable: brokenBound(plainDateTime(date, time), bounds) === null,
  }));
}

/**
 * The time that a value keeps when its day changes: its own, where the new day has it within the bounds, or else the
 * nearest one of the day's choices. Without a time, or without a choice, it is the one that comes nearest to 00:00.
 */
export function keptTime(
  date: PlainDate,
  time: PlainTime | null,
  bounds: DateTimeBounds,
  choices: readonly TimeChoice[],
): PlainTime {
  const wanted = realDateTime(plainDateTime(date, time ?? {hour: 0, minute: 0}));
  if (brokenBound(wanted, bounds) === null) return wanted.time!;
  const distance = ({time: other}: TimeChoice) => Math.abs(minuteOfDay(other) - minuteOfDay(wanted.time!));
  const [nearest] = choices.filter(choice => choice.selectable).sort((a, b) => distance(a) - distance(b));
  return nearest?.time ?? wanted.time!;
}
