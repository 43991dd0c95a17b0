import type {Issue} from '../../core/validation/index.js';

/** The constraints of a text field that the browser checks. */
export interface NativeConstraints {
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
export function nativeIssue(constraints: NativeConstraints): Issue | null {
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
