import type {ComplexAttributeConverter} from 'lit';
import type {Issue} from '../core/validation/index.js';
import type {FormValue} from './form-control-element.js';
import type {Warn} from '../core/bad-input.js';

/** The properties that determine the form value of a checkbox or a switch. */
export const checkedProperties: readonly string[] = ['checked', 'initValue', 'value'];

/** Converts a boolean attribute: any text except `false` is true. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: text => text !== null && text !== 'false',
};

/** Normalizes a boolean HTML attribute: only its presence matters. */
export const presence = (text: string | null): '' | null => (text === null ? null : '');

/** The `required` constraint: the value must be true. */
export function requireChecked({required, checked}: {required: boolean; checked: boolean}): Issue | null {
  return required && !checked ? {code: 'mustBeTrue'} : null;
}

/** The form value: `value` if checked, otherwise null. */
export function submittedValue(checked: boolean, value: string | null | undefined): string | null {
  return checked ? (value ?? 'on') : null;
}

/** Only Vue's `v-model` writes a boolean into `value`, where it would only change what the form submits. */
export function checkValueIsText(value: unknown, warn: Warn): void {
  if (typeof value !== 'boolean') return;
  warn('value is the text that a form submits; set checked. In Vue, write v-model with type="checkbox".');
}

/**
 * The state that the browser saves for when the user comes back. It is not the form value, which is null if
 * unchecked: a checkbox that is checked initially would be checked again.
 */
export const keptChecked = (checked: boolean): string => String(checked);

/** Reads the result of `keptChecked`. */
export const wasChecked = (state: FormValue): boolean => state === 'true';
