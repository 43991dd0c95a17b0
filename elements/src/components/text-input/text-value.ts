import type {ControlValue} from '../../base/control-value.js';
import {rememberLast} from '../../core/remember-last.js';
import {isServerView} from '../../dom/server-view.js';
import {parseNumber, sanitizeValue} from '../../core/sanitize-value.js';
import {checkLength} from '../../core/validation/constraints.js';
import type {Issue} from '../../core/validation/index.js';
import type {TextReader} from './format-slot.js';

/** The types of text. Phones show the matching keyboard. */
export type TextInputType = 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url';

/** The properties that the value of a text field depends on. */
export interface TextProperties {
  readonly initValue: string | number | null | undefined;
  readonly required: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
  readonly step: string | number | null;
}

/** The types whose text has no format. Browsers check only whether it is missing, and its pattern. */
const FREE_TEXT: readonly string[] = ['text', 'password', 'search', 'tel'] satisfies TextInputType[];

/** What a text value needs from its field. */
export interface TextValueOptions {
  readonly type: () => TextInputType;
  /** What reads the text of a field with a format. */
  readonly format?: (() => TextReader | null) | undefined;
  /** Clears the native field, which keeps showing text that is not a number, although its value is `''`. */
  readonly clearNative: () => void;
}

/**
 * The value of a text field: what was set or typed, which the type limits as HTML does. It keeps what was given, so
 * that the type may be set later.
 */
export class TextValue implements ControlValue<string | number | null> {
  readonly isTyped = true;
  readonly #properties: TextProperties;
  readonly #options: TextValueOptions;
  readonly #askNative = rememberLast(nativeIssue);
  #given: string | number | null | undefined = undefined;
  #hasBadInput = false;

  constructor(properties: TextProperties, options: TextValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The text, limited by the type, and without the separators of a format. */
  get text(): string {
    const {given} = this;
    return this.#reader?.valueFor(given) ?? given;
  }

  /** What was given or is initial, limited by the type: also how the user typed it. */
  get given(): string {
    return this.#sanitize(this.wanted);
  }

  /** What was given or is initial, before the type limits it. */
  get wanted(): string {
    if (this.#given === null && this.isNumber) return '';
    return String(this.#given ?? this.#properties.initValue ?? '');
  }

  /** The initial text: the base of the steps of a number field without `min`. */
  get initial(): string {
    return this.#sanitize(String(this.#properties.initValue ?? ''));
  }

  get isNumber(): boolean {
    return this.#options.type() === 'number';
  }

  get typed(): string | number | null {
    return this.isNumber ? parseNumber(this.text) : this.text;
  }

  get submitted(): string {
    return this.text;
  }

  get state(): string {
    return this.text;
  }

  get isDirty(): boolean {
    return this.#given !== undefined;
  }

  get issue(): Issue | null {
    if (this.#hasBadInput && this.isNumber) return {code: 'notANumber'};
    const issue = this.#reader?.issueFor(this.given) ?? this.#nativeIssue;
    return issue ?? (this.isNumber ? null : checkLength(this.text, this.#properties));
  }

  /** Asks a native field only if it must: it takes longer than all else that a text field does when it appears. */
  get #nativeIssue(): Issue | null {
    const {required, pattern, min, max, step} = this.#properties;
    const type = this.#options.type();
    const {text: value, initial: initValue} = this;
    if (isServerView || (pattern === null && FREE_TEXT.includes(type)))
      return required && value === '' ? {code: 'valueMissing'} : null;
    return this.#askNative({type, value, initValue, required, pattern, min, max, step});
  }

  /** Sets a value of the app. The value that the field has keeps the text as typed, such as `1.0` for a number. */
  set(value: string | number | null | undefined): void {
    const given = Number.isNaN(value) ? null : value;
    const isKept = given !== '' && given === (typeof given === 'string' ? this.text : this.typed);
    if (!isKept) this.#clearBadInput();
    this.#given = isKept ? this.given : given;
  }

  /**
   * Sets the text that the user typed.
   *
   * @param isBad Whether it is not a number, such as `-`: the browser shows it, but its value is `''`.
   */
  type(text: string, isBad: boolean): void {
    this.#given = text;
    this.#hasBadInput = isBad;
  }

  /** Forgets bad input that the native field no longer shows. */
  forgetBadInput(): void {
    this.#hasBadInput = false;
  }

  clear(): void {
    this.#clearBadInput();
    this.#given = undefined;
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.set(state);
  }

  get #reader(): TextReader | null {
    return this.#options.format?.() ?? null;
  }

  #sanitize(text: string): string {
    return sanitizeValue(this.#options.type(), text);
  }

  #clearBadInput(): void {
    if (this.#hasBadInput) this.#options.clearNative();
    this.#hasBadInput = false;
  }
}

/** The constraints of a text field that the browser checks. */
interface NativeConstraints {
  readonly type: string;
  readonly value: string;
  /** The initial value: the base of the steps if there is no `min`. */
  readonly initValue: string;
  readonly required: boolean;
  readonly pattern: string | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
  readonly step: string | number | null;
}

/**
 * Returns the first constraint that a value fails. It asks an `<input>` that is never connected, so that email
 * addresses, patterns, ranges, and steps work exactly like in HTML, even before the element has rendered.
 */
function nativeIssue(constraints: NativeConstraints): Issue | null {
  const {validity} = fill(document.createElement('input'), constraints);
  const {min, max, step, type} = constraints;
  if (validity.valueMissing) return {code: 'valueMissing'};
  if (validity.badInput) return {code: 'notANumber'};
  if (validity.typeMismatch) return {code: type === 'url' ? 'notAUrl' : 'notAnEmail'};
  if (validity.patternMismatch) return {code: 'patternMismatch'};
  if (validity.rangeUnderflow) return {code: 'rangeUnderflow', min: min ?? ''};
  if (validity.rangeOverflow) return {code: 'rangeOverflow', max: max ?? ''};
  if (validity.stepMismatch) return {code: 'stepMismatch', step: step ?? '1'};
  return null;
}

function fill(
  probe: HTMLInputElement,
  {type, value, initValue, required, ...bounds}: NativeConstraints,
): HTMLInputElement {
  probe.type = type;
  probe.required = required;
  for (const [name, bound] of Object.entries(bounds))
    if (bound !== null) probe.setAttribute(name, String(bound));
  probe.defaultValue = initValue;
  probe.value = value;
  return probe;
}
