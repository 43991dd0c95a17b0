import {
  dateFromPlain,
  formatIsoDateTime,
  plainDateTime,
  plainTime,
  type PlainDateTime,
} from '../../../core/calendar/index.js';

const MIDNIGHT = plainTime(0, 0);

/** The value of a picker. It keeps its time while the picker shows none. */
export class DateValue {
  readonly #hasTime: () => boolean;
  #given: PlainDateTime | null = null;
  #date: {readonly of: string; readonly date: Date} | null = null;

  /** @param hasTime Returns whether the picker shows a time. */
  constructor(hasTime: () => boolean) {
    this.#hasTime = hasTime;
  }

  set(value: PlainDateTime | null): void {
    this.#given = value;
  }

  /** The value, with a time only if the picker shows one, or null. */
  get shown(): PlainDateTime | null {
    if (this.#given === null) return null;
    const {date, time} = this.#given;
    return plainDateTime(date, this.#hasTime() ? (time ?? MIDNIGHT) : null);
  }

  /** The value as `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, or `''`. */
  get text(): string {
    return this.shown === null ? '' : formatIsoDateTime(this.shown);
  }

  /** The value as a local `Date`, the same object until it changes, or null. */
  get date(): Date | null {
    const {shown, text: of} = this;
    if (shown === null) return null;
    if (this.#date?.of !== of) this.#date = {of, date: dateFromPlain(shown)};
    return this.#date.date;
  }

  /** Whether a `Date` represents the value. Its time may differ, because the local clock skips some times. */
  isAt(date: unknown): boolean {
    return date instanceof Date && date.getTime() === this.date?.getTime();
  }
}
