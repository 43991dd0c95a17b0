import type {ControlValue} from '../../base/control-value.js';
import type {Warn} from '../../core/bad-input.js';
import {
  brokenBound,
  equalDates,
  formatIsoDate,
  plainDateTime,
  type DateTimeBounds,
  type PlainDate,
} from '../../core/calendar/index.js';
import {intlFormat} from '../../core/calendar/intl-format.js';
import {
  parseDateParts,
  type DatePart,
  type DatePartsProblem,
  type DatePartTexts,
} from '../../core/dates/date-parts.js';
import {localeTags} from '../../core/locale-tags.js';
import type {Terms} from '../../core/localization/terms.js';
import {rememberLast} from '../../core/remember-last.js';
import type {Issue} from '../../core/validation/index.js';
import {parseBound, parseDate, type DateInput} from '../date-time-picker/value/date-input.js';

/** The properties that the value of the fields depends on. */
export interface DateFieldsProperties {
  readonly initValue: DateInput;
  readonly minDate: DateInput;
  readonly maxDate: DateInput;
  readonly required: boolean;
}

/** What the value needs from its element. */
export interface DateFieldsValueOptions {
  readonly lang: () => string;
  /** The name of the control in messages. */
  readonly label: () => string;
  readonly term: <Key extends keyof Terms>(key: Key, ...args: Parameters<Terms[Key]>) => string;
  readonly warn: Warn;
}

/** What the user typed, and how it was read. A later change of the language does not read it again. */
interface Typed {
  readonly texts: DatePartTexts;
  readonly date: PlainDate | null;
  readonly problem: DatePartsProblem | null;
}

const NO_TEXTS: DatePartTexts = {day: '', month: '', year: ''};

/** Separates the fields, which have no line breaks, in what the browser keeps. */
const SEPARATOR = '\n';

/** Writes a number with the digits of a language. */
const digitsIn = rememberLast(({lang}: {lang: string}) => {
  const format = new Intl.NumberFormat(localeTags(lang), {useGrouping: false});
  return (number: number): string => format.format(number);
});

/** The value of date fields: a date, or what the user typed instead of it. */
export class DateFieldsValue implements ControlValue<string> {
  readonly isTyped = true;
  readonly #properties: DateFieldsProperties;
  readonly #options: DateFieldsValueOptions;
  #given: PlainDate | null | undefined;
  #typed: Typed | null = null;
  #isEditing = false;

  constructor(properties: DateFieldsProperties, options: DateFieldsValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The date as `yyyy-MM-dd`. Empty if the fields are empty, or if their text is not a date. */
  get typed(): string {
    const {date} = this;
    return date === null ? '' : formatIsoDate(date);
  }

  get date(): PlainDate | null {
    if (this.#typed !== null) return this.#typed.date;
    return this.#given === undefined ? this.#parse(this.#properties.initValue, 'initValue') : this.#given;
  }

  /** What the fields show. */
  get texts(): DatePartTexts {
    const {date} = this;
    if (this.#typed !== null) return this.#typed.texts;
    if (date === null) return NO_TEXTS;
    const {day, month, year} = date;
    const write = digitsIn({lang: this.#options.lang()});
    return {day: write(day), month: write(month), year: write(year).padStart(4, write(0))};
  }

  /** Whether the user has typed, and has not left the fields since. */
  get isEditing(): boolean {
    return this.#isEditing;
  }

  /** The parts that the issue is about, in the order of the language. Empty if it is about the date. */
  get wrongParts(): readonly DatePart[] {
    return this.#typed?.problem?.parts ?? [];
  }

  get submitted(): string {
    return this.typed;
  }

  /** Also text that is not a date. */
  get state(): string {
    if (this.#typed === null || this.#typed.problem === null) return this.typed;
    const {day, month, year} = this.#typed.texts;
    return [day, month, year].join(SEPARATOR);
  }

  get isDirty(): boolean {
    return this.#typed !== null || this.#given !== undefined;
  }

  get issue(): Issue | null {
    const {date, bounds} = this;
    const problem = this.#typed?.problem ?? null;
    if (problem !== null) return {code: 'authored', message: this.#describe(problem)};
    if (date === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    const inWords = intlFormat(this.#options.lang(), {dateStyle: 'long'});
    switch (brokenBound(plainDateTime(date), bounds)) {
      case 'min':
        return {code: 'dateUnderflow', min: inWords(bounds.min!.date)};
      case 'max':
        return {code: 'dateOverflow', max: inWords(bounds.max!.date)};
      default:
        return null;
    }
  }

  /** The bounds of the app. Invalid ones warn and are ignored. */
  get bounds(): DateTimeBounds {
    const {minDate, maxDate} = this.#properties;
    const {warn} = this.#options;
    return {min: parseBound(minDate, 'minDate', warn), max: parseBound(maxDate, 'maxDate', warn)};
  }

  /**
   * Sets a value of the app. The date that the fields have stays as typed, such as `05`, and an app that follows the user's edits
   * keeps text that is not a date yet. `undefined` and null reset it.
   */
  set(input: unknown): void {
    const date = input === undefined || input === null ? undefined : this.#parse(input, 'value');
    const isSame = date !== undefined && equalDates(date, this.date);
    if (!isSame || (this.#typed?.problem && !this.#isEditing)) this.clear();
    this.#given = date;
  }

  /** Sets the text that the user typed in a field. */
  type(part: DatePart, text: string): void {
    this.#read({...this.texts, [part]: text});
    this.#isEditing = true;
  }

  /** The user has left the fields. */
  endEdit(): void {
    this.#isEditing = false;
  }

  clear(): void {
    this.#typed = null;
    this.#given = undefined;
    this.#isEditing = false;
  }

  restore(state: unknown): void {
    if (typeof state !== 'string') return;
    const [day = '', month, year = ''] = state.split(SEPARATOR);
    if (month === undefined) this.set(state);
    else this.#read({day, month, year});
  }

  #read(texts: DatePartTexts): void {
    const read = parseDateParts(texts, this.#options.lang());
    const isProblem = read !== null && 'reason' in read;
    this.#typed = {texts, date: isProblem ? null : read, problem: isProblem ? read : null};
  }

  #parse(input: unknown, name: string): PlainDate | null {
    return parseDate(input, name, this.#options.warn)?.date ?? null;
  }

  #describe({reason, parts}: DatePartsProblem): string {
    const {term, label} = this.#options;
    if (reason === 'missing') return term('datePartsMissing', label(), parts);
    if (reason === 'other-calendar') return term('otherCalendar', label());
    return term(reason === 'short-year' ? 'shortYear' : 'notARealDate', label());
  }
}
