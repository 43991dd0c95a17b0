import type {PlainDateTime} from './plain-date-time.js';

type SetFullYear = [year: number, month?: number, day?: number];
type SetHours = [hours: number, minutes?: number, seconds?: number, milliseconds?: number];

/**
 * A `Date` whose local time is UTC, so that date-fns and `toLocaleString` format it unchanged in every zone. It
 * overrides the methods that `format` of date-fns calls. It inherits those that make copies.
 */
// eslint-disable-next-line no-restricted-globals -- It never uses the local time zone.
export class UtcDate extends Date {
  static of({date, time}: PlainDateTime): UtcDate {
    const utc = new UtcDate(0);
    utc.setFullYear(date.year, date.month - 1, date.day);
    utc.setHours(time?.hour ?? 0, time?.minute ?? 0);
    return utc;
  }

  override getTimezoneOffset(): number {
    return 0;
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }

  override getMonth(): number {
    return this.getUTCMonth();
  }

  override getDate(): number {
    return this.getUTCDate();
  }

  override getDay(): number {
    return this.getUTCDay();
  }

  override getHours(): number {
    return this.getUTCHours();
  }

  override getMinutes(): number {
    return this.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.getUTCSeconds();
  }

  override getMilliseconds(): number {
    return this.getUTCMilliseconds();
  }

  override toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): string {
    return super.toLocaleString(locales, {...options, timeZone: 'UTC'});
  }

  override setFullYear(...parts: SetFullYear): number {
    return this.setUTCFullYear(...parts);
  }

  override setDate(day: number): number {
    return this.setUTCDate(day);
  }

  override setHours(...parts: SetHours): number {
    return this.setUTCHours(...parts);
  }
}
