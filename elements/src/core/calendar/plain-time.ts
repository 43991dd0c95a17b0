/** A time of day, to the minute, without a time zone. It is immutable. Create it with `plainTime`. */
export interface PlainTime {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** The default number of minutes between the offered times. */
export const DEFAULT_TIME_INTERVAL = 30;

const MINUTES_PER_DAY = 24 * 60;

/** Whether the numbers are a time of day. */
export function isTime(hour: number, minute: number): boolean {
  return (
    Number.isInteger(hour) && hour >= 0 && hour < 24 && Number.isInteger(minute) && minute >= 0 && minute < 60
  );
}

/**
 * Creates a time.
 *
 * @param hour 0 to 23.
 * @param minute 0 to 59.
 * @throws RangeError if the time does not exist, such as 24:00.
 */
export function plainTime(hour: number, minute: number): PlainTime {
  if (!isTime(hour, minute)) throw new RangeError(`plainTime: ${hour}:${minute} is not a time of day.`);
  return Object.freeze({hour, minute});
}

/** Returns the minutes since 00:00, without clock changes. */
export function minuteOfDay({hour, minute}: PlainTime): number {
  return hour * 60 + minute;
}

/** Returns a number below 0 if `a` is earlier than `b`, above 0 if it is later, or 0 if they are equal. */
export function compareTimes(a: PlainTime, b: PlainTime): number {
  return minuteOfDay(a) - minuteOfDay(b);
}

/** Whether both are the same time or both are null. */
export function equalTimes(a: PlainTime | null, b: PlainTime | null): boolean {
  return a === null || b === null ? a === b : compareTimes(a, b) === 0;
}

/**
 * Returns the times of a day with 24 hours, from 00:00 on.
 *
 * @param interval The minutes between two times, 1 to 1440; default 30. The last interval can be shorter.
 * @throws RangeError if `interval` is anything else.
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
