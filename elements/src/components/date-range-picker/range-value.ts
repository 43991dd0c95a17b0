import type {ControlValue} from '../../base/control-value.js';
import {describeValue, type Warn} from '../../core/bad-input.js';
import {formatUnit} from '../../core/calendar/date-unit.js';
import type {PlainDate} from '../../core/calendar/plain-date.js';
import {plainDateTime} from '../../core/calendar/plain-date-time.js';
import {rangeProblem, type RangeLimits, type RangeProblem} from '../../core/dates/date-range.js';
import {numericDates} from '../../core/dates/numeric-date.js';
import {parseDateText, type DateTextProblem} from '../../core/dates/parse-date-text.js';
import {parseUnitText} from '../../core/dates/parse-unit-text.js';
import type {Terms} from '../../core/localization/terms.js';
import type {Issue} from '../../core/validation/index.js';
import {parseDate} from '../date-time-picker/value/date-input.js';
import {sidesOf, type DateRange, type DateRangeInput, type RangeInputs, type Side} from './range-input.js';
import {unreadIssue} from '../date-time-picker/typed/unread-text.js';
import type {DayLimits} from '../date-time-picker/value/day-limits.js';
import type {PickedUnit} from '../date-time-picker/value/picked-unit.js';

export type {DateRange, DateRangeInput, Side};

export const SIDES: readonly Side[] = ['start', 'end'];

/** The properties that the value of a range picker depends on. */
export interface RangeProperties {
  readonly name: string;
  readonly startName: string | null | undefined;
  readonly endName: string | null | undefined;
  readonly initValue: DateRangeInput;
  readonly required: boolean;
  readonly minDays: number | null | undefined;
  readonly maxDays: number | null | undefined;
  readonly nonContiguous: boolean;
}

/** What a range value needs from its picker. */
export interface RangeValueOptions {
  readonly limits: DayLimits;
  readonly unit: PickedUnit;
  readonly lang: () => string;
  readonly label: () => string;
  readonly term: <Key extends keyof Terms>(key: Key, ...args: Parameters<Terms[Key]>) => string;
  readonly warn: Warn;
}

/** The days of a range, or the first days of its units. */
export type PlainRange = Readonly<Record<Side, PlainDate | null>>;

/** Text of a user that is not a date, by side. */
type BadTexts = Readonly<Partial<Record<Side, string>>>;

/** The value of a range picker: two days, or what the user typed instead of them. */
export class RangeValue implements ControlValue<DateRange | null> {
  readonly isTyped = true;
  readonly #properties: RangeProperties;
  readonly #options: RangeValueOptions;
  /** Dates of the app, which depend on the unit, or those of the user. */
  #given: {readonly inputs: RangeInputs} | PlainRange | null = null;
  #bad: BadTexts = {};
  #typed: DateRange | null = null;
  #submitted: FormData | null = null;
  #key = '';

  constructor(properties: RangeProperties, options: RangeValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The days. A side that is not a date is null. */
  get range(): PlainRange {
    const given = this.#given;
    if (given !== null && 'inputs' in given) return this.#datesOf(given.inputs, 'value');
    const {start, end} = given ?? this.parse(this.#properties.initValue, 'initValue');
    return {start: this.#startOf(start), end: this.#startOf(end)};
  }

  get typed(): DateRange | null {
    const [start, end] = SIDES.map(side => this.#isoOf(side)) as [string, string];
    if (start === '' && end === '') this.#typed = null;
    else if (this.#typed?.start !== start || this.#typed.end !== end) this.#typed = {start, end};
    return this.#typed;
  }

  /** One entry for each side with a name. */
  get submitted(): FormData | null {
    const entries = SIDES.map(side => [this.nameOf(side), this.#isoOf(side)] as const);
    const named = entries.filter(([name]) => name !== '');
    const key = JSON.stringify(named);
    if (key === this.#key) return this.#submitted;
    this.#key = key;
    this.#submitted = named.length === 0 ? null : new FormData();
    for (const [name, value] of named) this.#submitted!.append(name, value);
    return this.#submitted;
  }

  /** Also text that is not a date. */
  get state(): string {
    return JSON.stringify([this.typed, this.#bad]);
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    const {start, end} = this.range;
    const bad = SIDES.find(side => this.#bad[side] !== undefined);
    if (bad !== undefined) return this.#badIssue(bad);
    if (start === null && end === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    if (start === null || end === null)
      return {code: 'valueMissing', label: this.#options.term(start === null ? 'startDate' : 'endDate')};
    return this.issueOf(start, end);
  }

  /** The limits of ranges. Invalid ones warn and are ignored. */
  get limits(): RangeLimits {
    const {nonContiguous} = this.#properties;
    const {limits: days, unit} = this.#options;
    const isDays = unit.of() === 'date';
    return {
      minDays: this.#days('minDays', 1),
      maxDays: this.#days('maxDays', Infinity),
      accepts: date => nonContiguous || (isDays ? days.passesFilter(date) : days.isAvailable(date)),
    };
  }

  /** Returns the first limit that a range violates, or null. */
  issueOf(start: PlainDate, end: PlainDate): Issue | null {
    const {term, label} = this.#options;
    const {minDays, maxDays} = this.limits;
    for (const [date, name] of [
      [start, 'startDate'],
      [end, 'endDate'],
    ] as const) {
      const issue = this.#dayIssue(date, term(name));
      if (issue !== null) return issue;
    }
    switch (this.problemOf(start, end)) {
      case 'end-before-start':
        return authored(term('endBeforeStart'));
      case 'too-short':
        return authored(term('rangeTooShort', label(), minDays));
      case 'too-long':
        return authored(term('rangeTooLong', label(), maxDays));
      case 'has-unavailable-day':
        return authored(term('rangeUnavailable', label()));
      default:
        return null;
    }
  }

  /** Returns why a range is not allowed, or null. Its days are all those of its units. */
  problemOf(start: PlainDate, end: PlainDate): RangeProblem | null {
    return rangeProblem(start, this.#options.unit.endOf(end), this.limits);
  }

  /** Returns the name under which a side is submitted. */
  nameOf(side: Side): string {
    const {name, startName, endName} = this.#properties;
    return (side === 'start' ? startName : endName) ?? (name && `${name}-${side}`);
  }

  /** The text of a field: what the user typed if it is not a date, or else the date in numbers. */
  textOf(side: Side): string {
    const {[side]: date} = this.range;
    return this.#bad[side] ?? (date === null ? '' : this.#write(date));
  }

  /** Parses a range from the app. */
  parse(input: unknown, name: string): PlainRange {
    return this.#datesOf(sidesOf(input, name, this.#options.warn), name);
  }

  /**
   * Sets a value of the app. `undefined` resets it. If it is the current range, text that is not a date stays. Returns
   * whether it is.
   */
  set(input: unknown): boolean {
    const {typed} = this;
    const bad = this.#bad;
    this.#given = input === undefined ? null : {inputs: sidesOf(input, 'value', this.#options.warn)};
    this.#bad = {};
    // The same object is returned while the range is the same.
    const isSame = typed !== null && this.typed === typed;
    if (isSame) this.#bad = bad;
    return isSame;
  }

  /** Sets the days. Null resets them. */
  choose(range: PlainRange | null): void {
    this.#given = range;
    this.#bad = {};
  }

  /** Reads what the user typed in a field. */
  read(side: Side, text: string): void {
    const isEmpty = text.trim() === '';
    const date = isEmpty ? null : this.#parseText(text);
    const isBad = typeof date === 'string';
    const {[side]: _, ...others} = this.#bad;
    this.#given = {...this.range, [side]: isBad ? null : date};
    this.#bad = isBad ? {...others, [side]: text} : others;
  }

  clear(): void {
    this.choose(null);
  }

  restore(state: unknown): void {
    if (typeof state !== 'string') return;
    try {
      const [value, bad] = JSON.parse(state) as [DateRange | null, BadTexts];
      this.set(value);
      this.#bad = bad;
    } catch {
      this.set(state);
    }
  }

  #dayIssue(date: PlainDate, label: string): Issue | null {
    const {limits} = this.#options;
    const {min, max} = limits.bounds;
    switch (limits.violatedLimit(plainDateTime(date))) {
      case 'min':
        return {code: 'dateUnderflow', min: this.#write(min!.date), label};
      case 'max':
        return {code: 'dateOverflow', max: this.#write(max!.date), label};
      case 'filter':
        return {code: 'notValid', label};
      default:
        return null;
    }
  }

  #badIssue(side: Side): Issue {
    const {term, unit} = this.#options;
    const label = term(side === 'start' ? 'startDate' : 'endDate');
    const problem = this.#parseText(this.#bad[side]!);
    if (problem === 'not-a-date' && unit.of() !== 'date') return {code: 'notValid', label};
    return unreadIssue(problem, label, term);
  }

  #parseText(text: string): PlainDate | DateTextProblem {
    const {lang, unit} = this.#options;
    const kind = unit.of();
    return kind === 'date' ? parseDateText(text, lang()) : parseUnitText(text, kind, lang(), unit.write);
  }

  #datesOf(inputs: RangeInputs, name: string): PlainRange {
    const {warn, unit} = this.#options;
    const dateOf = (side: Side) =>
      this.#startOf(parseDate(inputs[side], `${name}.${side}`, warn, unit)?.date ?? null);
    return {start: dateOf('start'), end: dateOf('end')};
  }

  #startOf(date: PlainDate | null): PlainDate | null {
    return date && this.#options.unit.startOf(date);
  }

  #isoOf(side: Side): string {
    const {[side]: date} = this.range;
    return date === null ? '' : formatUnit(date, this.#options.unit.of());
  }

  #write(date: PlainDate): string {
    const {lang, unit} = this.#options;
    return unit.write(date) || numericDates(lang())(date);
  }

  #days(name: 'minDays' | 'maxDays', fallback: number): number {
    const days = this.#properties[name] ?? fallback;
    if (days === fallback || (Number.isInteger(days) && days >= 1)) return days;
    this.#options.warn(
      `${name} must be a whole number of at least 1, not ${describeValue(days)}; it is ignored.`,
    );
    return fallback;
  }
}

const authored = (message: string): Issue => ({code: 'authored', message});
