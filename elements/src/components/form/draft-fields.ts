import {isSameSubmitted} from '../../core/form/form-values.js';
import type {FormField} from './form-field.js';

/**
 * Types, formats, and `autocomplete` of controls that are not saved. Browsers do not restore a field with `off` either. The values of
 * hidden fields are not the user's, and are often tokens.
 */
const SECRET = /password|hidden|one-time-code|\bcc-|\bcard-number\b|\boff\b/;

/** The members of controls of any library that say whether a value is secret. */
interface DescribedControl {
  readonly type?: string | undefined;
  readonly files?: object | null | undefined;
  readonly autocomplete?: string | undefined;
  /** A name, or an object that may say what the browser fills in. */
  readonly format?: unknown;
  readonly controlAttributes?: {readonly autocomplete?: unknown} | null | undefined;
}

/** Whether a draft must not have the value of a control. */
export function isSecret(control: HTMLElement & DescribedControl): boolean {
  const {type, files, autocomplete, format, controlAttributes} = control;
  const uses = [
    type,
    autocomplete,
    control.getAttribute('autocomplete'),
    controlAttributes?.autocomplete,
    typeof format === 'string' ? format : (format as DescribedControl | null | undefined)?.autocomplete,
  ];
  return Boolean(files) || SECRET.test(uses.join(' '));
}

/** Sets a value like the user. Returns false if the field cannot have it, and keeps the one it has. */
export function setValue(field: FormField, value: unknown): boolean {
  const {value: before, controls, part} = field;
  if (part?.enter) return part.enter(value);
  field.setCurrentValue(value);
  const isSet = isSameSubmitted(field.value, value);
  if (!isSet) field.setCurrentValue(before);
  else
    for (const control of controls)
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
  return isSet;
}
