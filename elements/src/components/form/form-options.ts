import type {Rules} from '../../core/validation/rules-slot.js';
import type {FormIssue, FormSubmitEvent} from './form-events.js';

/**
 * When the messages of all fields are shown: `true` always; `'submit'` from the first attempt to submit the form until it
 * is reset; `'touched'` also for a field that the user has edited and left; `false` never, except for fields with their
 * own `showValidation`.
 */
export type FormShowValidation = boolean | 'submit' | 'touched';

/** The options of `connectForm`. */
export interface FormOptions<Input = unknown, Output = Input> {
  /** The schema of all values: a superstruct `Struct` or any Standard Schema. Without it, each control is checked alone. */
  readonly schema?: Rules | null | undefined;
  /**
   * The initial values by path. They become the `initValue` of the controls, to which a reset returns. Values without a
   * control, such as an id, are submitted unchanged.
   */
  readonly values?: Partial<Input> | null | undefined;
  /** When to show messages. Default `'submit'`. */
  readonly showValidation?: FormShowValidation | undefined;
  /** Milliseconds without a change before an asynchronous schema is asked. Default 300. */
  readonly debounce?: number | undefined;
  /**
   * Called with the values, as the schema returns them, when a valid form is submitted. The browser then does not submit
   * it. A returned promise keeps the form pending. A returned list of issues is shown like those of `setIssues`.
   */
  readonly onSubmit?: ((values: Output, event: FormSubmitEvent<Output>) => unknown) | null | undefined;
  /** Called when a submit becomes pending, and when it has a result. */
  readonly onPendingChange?: ((isPending: boolean) => void) | null | undefined;
}

/** The state of a field. */
export interface FieldState {
  readonly value: unknown;
  /** Whether the form would submit another value than initially. */
  readonly dirty: boolean;
  /** Whether the user has edited and left the field. */
  readonly touched: boolean;
  /** Whether an asynchronous rule is checking the value. */
  readonly pending: boolean;
  readonly issues: readonly FormIssue[];
  readonly element: HTMLElement;
}
