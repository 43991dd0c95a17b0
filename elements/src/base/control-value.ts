import type {Issue} from '../core/validation/index.js';

/** What a control submits: text, a file, several entries, or null for nothing. */
export type FormValue = string | File | FormData | null;

/**
 * The value of a form control: what the app or the user gave, or else the initial value. Each kind of control has its
 * own. `FormControlElement` reads it after each property change, so a value derives everything from the current
 * properties of its control and stores only what was given.
 */
export interface ControlValue<Typed> {
  /** The value that rules see. An object stays the same until the value changes. */
  readonly typed: Typed;
  /** The value that the form submits. */
  readonly submitted: FormValue;
  /** The value that the browser keeps and restores when the user returns to the page. */
  readonly state: FormValue;
  /** Whether the app or the user gave the value. */
  readonly isDirty: boolean;
  /** The first constraint of the control's own attributes that the value fails, in the order of HTML. */
  readonly issue: Issue | null;
  /** Whether users type it, like text, numbers, and dates in HTML: then it is missing only while they can edit it. */
  readonly isTyped?: boolean;
  /** Resets to the initial value. */
  clear(): void;
  /** Restores a value that the browser kept. */
  restore(state: FormValue): void;
}

/**
 * Whether a control has a value, such as a list with items. Numbers, which a slider always has, count once the app or the
 * user set them.
 */
export function isFilled({typed, isDirty}: Pick<ControlValue<unknown>, 'typed' | 'isDirty'>): boolean {
  const first: unknown = Array.isArray(typed) ? typed[0] : typed;
  if (typeof first === 'number') return isDirty;
  return Boolean(Array.isArray(typed) ? typed.length : typed);
}
