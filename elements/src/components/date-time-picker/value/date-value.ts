import {
  dateFromPlain,
  formatIsoDateTime,
  plainDateTime,
  plainTime,
  type PlainDateTime,
} from '../../../core/calendar/index.js';

const MIDNIGHT = plainTime(0, 0);

/** The value of a picker, which keeps its time while the picker shows none. */
export class DateValue {
  readonly #hasTime: () => boolean;
  #given: PlainDateTime | null = null;
  #date: {readonly of: string; readonly date: Date} | null = null;

  /** @param hasTime Whether the picker shows a time now. */
  constructor(hasTime: () => boolean) {
    this.#hasTime = hasTime;
  }

  set(value: PlainDateTime | null): void {
    this.#given = value;
  }

  /** What is chosen, with a time or without one as the picker shows it; null for nothing. */
  get shown(): PlainDateTime | null {
    if (this.#given === null) return null;
    const {date, time} = this.#given;
    return plainDateTime(date, this.#hasTime() ? (time ?? MIDNIGHT) : null);
  }

  /** What is shown, as `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`; `''` for nothing. */
  get text(): string {
    return this.shown === null ? '' : formatIsoDateTime(this.shown);
  }

  /** What is shown, as a local `Date`, the same object until it changes; null for nothing. */
  get date(): Date | null {
    const {shown, text: of} = this;
    if (shown === null) return null;
    if (this.#date?.of !== of) this.#date = {of, date: dateFromPlain(shown)};
    return this.#date.date;
  }

  /** Whether this is the `Date` that stands for the value, which can be another time: the local clock skips some. */
  isAt(date: unknown): boolean {
    return date instanceof Date && date.getTime() === this.date?.getTime();
  }
}
