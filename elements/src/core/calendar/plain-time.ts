/** A time of day, to the minute, without a time zone. Make one with `plainTime`; it never changes. */
export interface PlainTime {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Minutes from one offered time to the next by default (spec, section 9). */
export const DEFAULT_TIME_INTERVAL = 30;

const MINUTES_PER_DAY = 24 * 60;

/** Whether these numbers are a time of day. */
export function isTime(hour: number, minute: number): boolean {
  return (
    Number.isInteger(hour) && hour >= 0 && hour < 24 && Number.isInteger(minute) && minute >= 0 && minute < 60
  );
}

/**
 * Makes a time.
 *
 * @param hour 0 to 23.
 * @param minute 0 to 59.
 * @throws RangeError when there is no such time, as 24:00.
 */
export function plainTime(hour: number, minute: number): PlainTime {
  if (!isTime(hour, minute)) throw new RangeError(`plainTime: there is no time ${hour}:${minute} in a day.`);
  return Object.freeze({hour, minute});
}

/** Minutes since 00:00, on a clock that nobody sets. */
export function minuteOfDay({hour, minute}: PlainTime): number {
  return hour * 60 + minute;
}

/** Below 0 when `a` is the earlier time, above 0 when it is the later one, 0 when they are the same. */
export function compareTimes(a: PlainTime, b: PlainTime): number {
  return minuteOfDay(a) - minuteOfDay(b);
}

/** Whether both are the same time, or both are null. */
export function equalTimes(a: PlainTime | null, b: PlainTime | null): boolean {
  return a === null || b === null ? a === b : compareTimes(a, b) === 0;
}

/**
 * The times of a day that has 24 hours, from 00:00 on.
 *
 * @param interval Minutes from one time to the next, 1 to 1440; default 30. The last one may be cut short by midnight.
 * @throws RangeError when `interval` is anything else.
 */
export function timesOfDay(interval = DEFAULT_TIME_INTERVAL): PlainTime[] {
  if (!Number.isInteger(interval) || interval < 1 || interval > MINUTES_PER_DAY) {
    throw new RangeError(
      `timesOfDay: interval must be a whole number of minutes from 1 to ${MINUTES_PER_DAY}, not ${interval}.`,
    );
  }
  return Array.from({length: Math.ceil(MINUTES_PER_DAY / interval)}, (_, index) => {
    const minutes = index * interval;
    return plainTime(Math.floor(minutes / 60), minutes % 60);
  });
}
