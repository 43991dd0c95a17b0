import type {ControlValue} from '../../../base/control-value.js';
import type {Warn} from '../../../core/bad-input.js';
import {dateFromPlain} from '../../../core/calendar/date-edge.js';
import {formatUnit, type DateUnit} from '../../../core/calendar/date-unit.js';
import {formatIsoDateTime} from '../../../core/calendar/iso.js';
import {equalDateTimes, plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import {plainTime} from '../../../core/calendar/plain-time.js';
import {rememberLast} from '../../../core/remember-last.js';
import type {Issue} from '../../../core/validation/index.js';
import {parseDate, type DateInput} from './date-input.js';
import type {PickedUnit} from './picked-unit.js';

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
  /** Returns what users select. */
  readonly unit: PickedUnit;
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
  /** The unit is only a part of the key. */
  readonly #parse = rememberLast(({input, name}: {input: DateInput; name: string; unit: DateUnit}) =>
    parseDate(input, name, this.#options.warn, this.#options.unit),
  );
  /** Text of the app, which depends on the unit, or a date. */
  #given: string | PlainDateTime | null | undefined = undefined;
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
    const {unit, warn} = this.#options;
    const isKept = input === undefined || typeof input === 'string';
    this.#given = isKept ? input : parseDate(input, 'value', warn, unit);
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

  /** The value, with a time only if the picker shows one, or the first day of a unit, or null. */
  get shown(): PlainDateTime | null {
    const {initValue, showTimeSelect} = this.#properties;
    const given = this.#given;
    const {unit: picked} = this.#options;
    const unit = picked.of();
    const value =
      given === undefined
        ? this.#parse({input: initValue, name: 'init-value', unit})
        : typeof given === 'string'
          ? this.#parse({input: given, name: 'value', unit})
          : given;
    if (value === null) return null;
    const hasTime = showTimeSelect && unit === 'date';
    return plainDateTime(picked.startOf(value.date), hasTime ? (value.time ?? MIDNIGHT) : null);
  }

  /** The value as `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, or as the text of a unit, or `''`. */
  get text(): string {
    const {shown} = this;
    const unit = this.#options.unit.of();
    if (shown === null) return '';
    return unit === 'date' ? formatIsoDateTime(shown) : formatUnit(shown.date, unit);
  }

  /** Whether a `Date` represents the value. Its time may differ, because the local clock skips some times. */
  isAt(date: unknown): boolean {
    return date instanceof Date && date.getTime() === this.typed?.getTime();
  }
}
