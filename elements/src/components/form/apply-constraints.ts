import type {Rules} from '../../core/validation/rules-slot.js';
import {constraintsOf} from '../../core/validation/schema-constraints.js';
import {partAt} from '../../core/validation/schema-parts.js';
import type {FormField} from './form-field.js';

/** The constraints that a schema sets on a control, by the names of the properties. The schema checks all others anyway. */
const NAMES = ['required', 'maxLength', 'min', 'max'] as const;

/** What a property is before the app sets it. */
const UNSET: readonly unknown[] = [undefined, null, false, '', -1];

/**
 * Sets what a schema requires as properties of a control, so that it is marked and announced as required, and the user
 * cannot type more than is allowed. What the app has set stays. Returns a function that takes them back.
 */
export function applyConstraints({control, parsed}: FormField, schema: Rules): () => void {
  const part = partAt(schema, parsed?.path ?? []);
  const constraints = part && constraintsOf(part);
  const target = control as unknown as Record<string, unknown>;
  const applied = NAMES.filter(name => {
    const value = constraints?.[name];
    return value !== undefined && value !== false && name in target && UNSET.includes(target[name]);
  });
  const before = new Map(applied.map(name => [name, target[name]]));
  for (const name of applied) target[name] = constraints?.[name];
  return () => {
    for (const [name, value] of before)
      // A native control without a limit has the length -1, which cannot be set.
      if (value === -1) control.removeAttribute(name);
      else target[name] = value;
  };
}
