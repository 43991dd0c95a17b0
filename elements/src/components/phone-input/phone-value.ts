import type {ControlValue} from '../../base/control-value.js';
import type {PhoneNumbers} from '../../core/phone/phone-numbers.js';
import {
  internationalText,
  readPhone,
  typedPhone,
  type PhoneProblem,
  type PhoneSource,
  type ReadPhone,
} from '../../core/phone/read-phone.js';
import {rememberLast} from '../../core/remember-last.js';
import {sanitizeValue} from '../../core/sanitize-value.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the value of a phone field depends on. */
export interface PhoneProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
}

interface PhoneValueOptions {
  readonly numbers: () => PhoneNumbers | null;
  /** The country that the app has set. */
  readonly country: () => string | null;
  /** Returns the issue of a text that is not a number. */
  readonly issueOf: (problem: PhoneProblem) => Issue;
}

/** The value of a phone field: a number in the format of E.164, or else the text as it was typed, which is not valid. */
export class PhoneValue implements ControlValue<string> {
  readonly isTyped = true;
  readonly #properties: PhoneProperties;
  readonly #options: PhoneValueOptions;
  readonly #read = rememberLast<PhoneSource, ReadPhone>(readPhone);
  #given: string | null = null;
  /** The country that the user has selected, or that was read before. */
  #chosen: string | null = null;
  /** Whether the user types, so that the field shows the text as it is. */
  #isEdited = false;

  constructor(properties: PhoneProperties, options: PhoneValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The text as it was given or typed. */
  get text(): string {
    return sanitizeValue('tel', String(this.#given ?? this.#properties.initValue ?? ''));
  }

  get typed(): string {
    return this.#result?.number ?? this.text;
  }

  get submitted(): string {
    return this.typed;
  }

  get state(): string {
    return this.typed;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    const result = this.#result;
    if (result === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    return result.problem && this.#options.issueOf(result.problem);
  }

  /** The selected country: that of the text, if it has a calling code. */
  get country(): string | null {
    return this.#result?.country ?? this.#source.country;
  }

  /** What the field shows. */
  get shown(): string {
    return this.#isEdited ? this.text : (this.#result?.shown ?? '');
  }

  /** Sets a value of the app. The number that the field has keeps the text as typed. */
  set(value: string | null | undefined): void {
    if (typeof value === 'string' && value === this.typed) {
      this.#given = this.text;
      return;
    }
    this.clear();
    this.#given = value ?? null;
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    this.#chosen = this.country;
    this.#given = text;
    this.#isEdited = true;
  }

  /** Returns what the user types as a number of its country. */
  live(text: string): string {
    return typedPhone({...this.#source, text, country: this.country});
  }

  /** Selects a country. A number keeps its digits behind the calling code. */
  choose(country: string | null): void {
    this.#given = this.#nationalText;
    this.#chosen = country;
    this.#isEdited = false;
  }

  /** Shows the number in its format, once the user leaves the field. */
  settle(): void {
    this.#isEdited = false;
  }

  clear(): void {
    this.#given = null;
    this.#chosen = null;
    this.#isEdited = false;
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.set(state);
  }

  get #source(): PhoneSource {
    const {numbers, country} = this.#options;
    return {text: this.text, country: this.#chosen ?? country(), numbers: numbers()};
  }

  /** What was read in the text; null if there is none. */
  get #result(): ReadPhone | null {
    const source = this.#source;
    return source.text === '' ? null : this.#read(source);
  }

  get #nationalText(): string {
    const {text, country} = this;
    const result = this.#result;
    if (result?.number && result.country) return result.shown;
    const numbers = this.#options.numbers();
    const plain = internationalText(text);
    if (!plain.startsWith('+') || numbers === null || country === null) return text;
    return plain.replace(`+${numbers.getCountryCallingCode(country as never)}`, '').trimStart();
  }
}
