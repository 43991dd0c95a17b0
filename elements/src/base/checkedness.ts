import type {ComplexAttributeConverter} from 'lit';
import type {Issue} from '../core/validation/index.js';
import type {FormValue} from './form-control-element.js';
import type {Warn} from '../core/bad-input.js';

/** The properties that decide what a checkbox or a switch submits. */
export const checkedProperties: readonly string[] = ['checked', 'initValue', 'value'];

/** Reads a boolean start value: there means true, and so does any text but `false`. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: text => text !== null && text !== 'false',
};

/** What an attribute says that is boolean in HTML: nothing but whether it is there, whatever its text. */
export const presence = (text: string | null): '' | null => (text === null ? null : '');

/** What `required` has against a value: it must be true (HTML standard, checkbox, "suffering from being missing"). */
export function requireChecked({required, checked}: {required: boolean; checked: boolean}): Issue | null {
  return required && !checked ? {code: 'mustBeTrue'} : null;
}

/** What the form submits: the value while checked, and nothing otherwise. */
export function submittedValue(checked: boolean, value: string | null | undefined): string | null {
  return checked ? (value ?? 'on') : null;
}

/** Vue's `v-model` alone writes the state into `value`, where it has no effect but on what the form submits. */
export function checkValueIsText(value: unknown, warn: Warn): void {
  if (typeof value !== 'boolean') return;
  warn('value is the text that a form submits; set checked. In Vue, write v-model with type="checkbox".');
}

/**
 * What the browser keeps for when the user comes back. It is not what the form submits: that is nothing when
 * unchecked, and a box that starts checked would come back checked.
 */
export const keptChecked = (checked: boolean): string => String(checked);

/** Reads what `keptChecked` gave. */
export const wasChecked = (state: FormValue): boolean => state === 'true';
