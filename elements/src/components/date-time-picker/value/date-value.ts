import type {ControlValue} from '../../../base/control-value.js';
import type {Warn} from '../../../core/bad-input.js';
import {dateFromPlain} from '../../../core/calendar/date-edge.js';
import {formatIsoDateTime} from '../../../core/calendar/iso.js';
import {equalDateTimes, plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import {plainTime} from '../../../core/calendar/plain-time.js';
import {rememberLast} from '../../../core/remember-last.js';
import type {Issue} from '../../../core/validation/index.js';
import {parseDate, type DateInput} from './date-input.js';

const MIDNIGHT = plainTime(0, 0);

/** The properties that the value of a picker depends on. */
export interface DateProperties {
  readonly initValue: DateInput;
  readonly showTimeSelect: boolean;
  readonly required: boolean;
}

/** What a date value needs from its picker. */
export interface DateValueOptions {
  readonly warn: Warn;
  /** Returns the limit that a value violates. */
  readonly issueOf: (shown: PlainDateTime) => Issue | null;
  /** Reads text that the browser kept. */
  readonly read: (text: string) => void;
}

/** What the user typed instead of a date. */
export interface UnreadText {
  readonly text: string;
  /** Returns the issue in the current language. */
  readonly issue: () => Issue;
}

/** The value of a picker. It keeps its time while the picker shows none. */
export class DateValue implements ControlValue<Date | null> {
  readonly isTyped = true;
  readonly #properties: DateProperties;
  readonly #options: DateValueOptions;
  readonly #readInitial = rememberLast(({initValue}: {initValue: DateInput}) =>
    parseDate(initValue, 'init-value', this.#options.warn),
  );
  #given: PlainDateTime | null | undefined = undefined;
  #unread: UnreadText | null = null;
  #local: {readonly of: string; readonly date: Date} | null = null;

  constructor(properties: DateProperties, options: DateValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The value as a local `Date`, or null. */
  get typed(): Date | null {
    const {shown, text: of} = this;
    if (shown === null) return null;
    if (this.#local?.of !== of) this.#local = {of, date: dateFromPlain(shown)};
    return this.#local.date;
  }

  get submitted(): string {
    return this.text;
  }

  /** Also text that is not a date. */
  get state(): string {
    return this.#unread?.text ?? this.text;
  }

  get isDirty(): boolean {
    return this.#given !== undefined;
  }

  get issue(): Issue | null {
    const {shown} = this;
    if (this.#unread !== null) return this.#unread.issue();
    if (shown === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    return this.#options.issueOf(shown);
  }

  /** Sets the value. `undefined` resets it. Returns whether the picker has had the same date before. */
  set(input: DateInput): boolean {
    const {text} = this;
    this.#given = input === undefined ? undefined : parseDate(input, 'value', this.#options.warn);
    this.#unread = null;
    return text !== '' && this.text === text;
  }

  /** Sets the value on behalf of the user. The value that is already shown stays the initial one. */
  choose(value: PlainDateTime | null): void {
    if (this.#unread === null && equalDateTimes(value, this.shown)) return;
    this.#given = value;
    this.#unread = null;
  }

  /** Keeps text that the user typed instead of a date. */
  refuse(unread: UnreadText): void {
    this.#given = null;
    this.#unread = unread;
  }

  /** What the user typed instead of a date, or null. */
  get unread(): UnreadText | null {
    return this.#unread;
  }

  clear(): void {
    this.set(undefined);
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.#options.read(state);
  }

  /** The value, with a time only if the picker shows one, or null. */
  get shown(): PlainDateTime | null {
    const {initValue, showTimeSelect} = this.#properties;
    const value = this.#given === undefined ? this.#readInitial({initValue}) : this.#given;
    if (value === null) return null;
    return plainDateTime(value.date, showTimeSelect ? (value.time ?? MIDNIGHT) : null);
  }

  /** The value as `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, or `''`. */
  get text(): string {
    const {shown} = this;
    return shown === null ? '' : formatIsoDateTime(shown);
  }

  /** Whether a `Date` represents the value. Its time may differ, because the local clock skips some times. */
  isAt(date: unknown): boolean {
    return date instanceof Date && date.getTime() === this.typed?.getTime();
  }
}
