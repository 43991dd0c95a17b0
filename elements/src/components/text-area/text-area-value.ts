import type {ControlValue, FormValue} from '../../base/control-value.js';
import {checkLength} from '../../core/validation/constraints.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the value of a text area depends on. */
export interface TextAreaProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/**
 * The value of a text area: what was set or typed, or else the initial value. Its line breaks are line feeds, like those
 * of the native `value`. The browser submits them as CRLF.
 */
export class TextAreaValue implements ControlValue<string> {
  readonly #properties: TextAreaProperties;
  #given: string | null | undefined;

  constructor(properties: TextAreaProperties) {
    this.#properties = properties;
  }

  get typed(): string {
    return String(this.#given ?? this.#properties.initValue ?? '').replace(/\r\n?/g, '\n');
  }

  get submitted(): string {
    return this.typed;
  }

  get state(): string {
    return this.typed;
  }

  get isDirty(): boolean {
    return this.#given !== undefined && this.#given !== null;
  }

  get issue(): Issue | null {
    const {typed} = this;
    if (this.#properties.required && typed === '') return {code: 'valueMissing'};
    return checkLength(typed, this.#properties);
  }

  /** Sets a value of the app or the user. */
  set(value: string | null | undefined): void {
    this.#given = value;
  }

  clear(): void {
    this.#given = undefined;
  }

  restore(state: FormValue): void {
    if (typeof state === 'string') this.#given = state;
  }
}
