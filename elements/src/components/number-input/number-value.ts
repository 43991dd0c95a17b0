import type {ControlValue} from '../../base/control-value.js';
import type {Warn} from '../../core/bad-input.js';
import {compareDecimals, decimalText, parseDecimal, type Decimal} from '../../core/number/decimal.js';
import type {NumberText} from '../../core/number/number-text.js';
import {isOnStep, limitsOf, moveBySteps, type NumberRange} from '../../core/number/step.js';
import {parseNumber} from '../../core/sanitize-value.js';
import type {Issue} from '../../core/validation/index.js';

/** A number as an app sets it. */
export type NumberLike = string | number | bigint | null | undefined;

/** The properties that the value of a number field depends on. */
export interface NumberProperties {
  readonly initValue: NumberLike;
  readonly required: boolean;
  readonly min: string | number | null | undefined;
  readonly max: string | number | null | undefined;
  readonly step: string | number | null | undefined;
}

/** What a number value needs from its field. */
export interface NumberValueOptions {
  /** How the field writes and reads numbers. */
  readonly text: () => NumberText;
  readonly warn: Warn;
}

const ONE: Decimal = {units: 1n, scale: 0};
const ZERO: Decimal = {units: 0n, scale: 0};

/** The value of a number field: exact text in the format of HTML, and what the user typed for it. */
export class NumberValue implements ControlValue<number | null> {
  readonly isTyped = true;
  readonly #properties: NumberProperties;
  readonly #options: NumberValueOptions;
  #given: NumberLike = undefined;
  /** What the user typed, until the field shows the number in its format. */
  #typed: string | null = null;
  #isBad = false;

  constructor(properties: NumberProperties, options: NumberValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The number in the format of HTML. Empty if the field is empty, or if its text is not a number. */
  get text(): string {
    return sanitize(this.wanted);
  }

  /** What was given or is initial. */
  get wanted(): string {
    return this.#given === null ? '' : String(this.#given ?? this.#properties.initValue ?? '');
  }

  get typed(): number | null {
    return parseNumber(this.text);
  }

  get submitted(): string {
    return this.text;
  }

  /** Also text that is not a number. */
  get state(): string {
    return this.#isBad ? this.#typed! : this.text;
  }

  get isDirty(): boolean {
    return this.#given !== undefined;
  }

  get issue(): Issue | null {
    if (this.#isBad) return {code: 'notANumber'};
    const value = parseDecimal(this.text);
    if (value === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    const range = this.#range;
    const {min, max, step} = range;
    if (min && compareDecimals(value, min) < 0) return {code: 'rangeUnderflow', min: this.#shown(min)};
    if (max && compareDecimals(value, max) > 0) return {code: 'rangeOverflow', max: this.#shown(max)};
    return step && !isOnStep(value, range) ? {code: 'stepMismatch', step: this.#shown(step)} : null;
  }

  /** Whether users may enter a negative number, and decimals. */
  get allowed(): {readonly negative: boolean; readonly decimals: boolean} {
    const {min, step, base} = this.#range;
    const places = this.#options.text().shift;
    return {
      negative: min === null || min.units < 0n,
      decimals: step === null || Math.max(step.scale, base.scale) > places,
    };
  }

  /** The text in the field. While the user edits, it is what they typed, or the number without groups and units. */
  shown(isEditing: boolean): string {
    const {text} = this;
    if (this.#typed !== null && (isEditing || this.#isBad)) return this.#typed;
    return text === '' ? '' : this.#options.text()[isEditing ? 'plain' : 'format'](text);
  }

  /** Sets a value of the app. The number that the field has keeps the text as typed, such as `1.0`. */
  set(value: NumberLike): void {
    const given = Number.isNaN(value) ? null : value;
    if (typeof given === 'string' ? !this.#isBad && given === this.text : given === this.typed) {
      this.#given = this.text;
      return;
    }
    this.#forget();
    this.#given = given;
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    const number = text.trim() === '' ? '' : this.#options.text().parse(text);
    this.#typed = text;
    this.#isBad = number === null;
    this.#given = number ?? '';
  }

  /** Forgets how the user typed a number, so that the field shows it in its format. */
  settle(): void {
    if (!this.#isBad) this.#typed = null;
  }

  /**
   * Returns the number that is some steps away, or the limit in that direction, in the format of HTML. Null if there is no
   * other number, or if the text is not a number.
   */
  move(count: number): string | null {
    if (this.#isBad) return null;
    const range = this.#range;
    const value = parseDecimal(this.text);
    const {low, high} = limitsOf(range);
    const next = Number.isFinite(count)
      ? moveBySteps(value, count, this.#size, range)
      : count < 0
        ? low
        : high;
    return next === null || (value && compareDecimals(next, value) === 0) ? null : decimalText(next);
  }

  /** Whether there is a limit in a direction: down if it is negative. */
  hasLimit(direction: number): boolean {
    return this.#bound(direction < 0 ? 'min' : 'max') !== null;
  }

  clear(): void {
    this.#forget();
    this.#given = undefined;
  }

  restore(state: unknown): void {
    if (typeof state !== 'string') return;
    if (state === '' || sanitize(state) !== '') this.set(state);
    else this.type(state);
  }

  get #range(): NumberRange {
    const {initValue, step} = this.#properties;
    const min = this.#bound('min');
    return {
      min,
      max: this.#bound('max'),
      base: min ?? parseDecimal(String(initValue ?? '')) ?? ZERO,
      step: step === 'any' ? null : (this.#step ?? {units: 1n, scale: this.#options.text().decimals}),
    };
  }

  /** The distance of the arrow keys. Without a step, it is 1, or 1 %. */
  get #size(): Decimal {
    return this.#step ?? {...ONE, scale: this.#options.text().shift};
  }

  get #step(): Decimal | null {
    const step = this.#properties.step ?? 'any';
    if (step === 'any') return null;
    const size = parseDecimal(String(step));
    if (size && size.units > 0n) return size;
    this.#options.warn(`step must be a number greater than 0 or "any", not "${step}"; it is ignored.`);
    return null;
  }

  #bound(name: 'min' | 'max'): Decimal | null {
    const bound = this.#properties[name] ?? '';
    const number = parseDecimal(String(bound));
    if (number === null && bound !== '')
      this.#options.warn(`${name} must be a number, not "${bound}"; it is ignored.`);
    return number;
  }

  #shown(bound: Decimal): string {
    return this.#options.text().format(decimalText(bound));
  }

  #forget(): void {
    this.#typed = null;
    this.#isBad = false;
  }
}

const sanitize = (text: string): string => (parseDecimal(text) === null ? '' : text);
