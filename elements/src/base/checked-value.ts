import type {ComplexAttributeConverter} from 'lit';
import type {Warn} from '../core/bad-input.js';
import type {Issue} from '../core/validation/index.js';
import type {ControlValue, FormValue} from './control-value.js';

/** The properties that the value of a checkbox or a switch depends on. */
export interface CheckedProperties {
  readonly initValue: boolean | null | undefined;
  readonly value: string | null | undefined;
  readonly required: boolean;
}

/** Whether a checkbox or a switch is checked. */
export class CheckedValue implements ControlValue<boolean> {
  readonly #properties: CheckedProperties;
  #given: boolean | null = null;

  constructor(properties: CheckedProperties) {
    this.#properties = properties;
  }

  get typed(): boolean {
    return this.#given ?? Boolean(this.#properties.initValue);
  }

  get submitted(): string | null {
    return this.typed ? (this.#properties.value ?? 'on') : null;
  }

  /** Not the submitted value, which is null when unchecked: a checkbox that starts checked would come back checked. */
  get state(): string {
    return String(this.typed);
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    return this.#properties.required && !this.typed ? {code: 'mustBeTrue'} : null;
  }

  /** Sets the state. `undefined` and null reset it. */
  set(checked: boolean | null | undefined): void {
    this.#given = checked === null || checked === undefined ? null : Boolean(checked);
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: FormValue): void {
    this.#given = state === 'true';
  }
}

/** Converts a boolean attribute: any text except `false` is true. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: text => text !== null && text !== 'false',
};

/** Normalizes a boolean HTML attribute: only its presence matters. */
export const presence = (text: string | null): '' | null => (text === null ? null : '');

/** Only Vue's `v-model` writes a boolean into `value`, where it would only change what the form submits. */
export function checkValueIsText(value: unknown, warn: Warn): void {
  if (typeof value !== 'boolean') return;
  warn(
    'value is the text that a form submits; to check the control, set checked. In Vue, use v-model with type="checkbox".',
  );
}
