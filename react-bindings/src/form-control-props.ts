import type {Rules, ShowValidation} from '@life-changers/elements/core/validation';

/** The props that every form control has. */
export interface FormControlProps<Value, Init = Value> {
  /** The name under which the form submits the value. */
  name?: string | undefined;
  /** The id of the form that it belongs to, where that is not the form around it. */
  form?: string | undefined;
  /** The label above the control; messages name it. */
  label?: string | undefined;
  /** A line of help under the label. */
  hint?: string | undefined;
  /** The value at the start and after a reset, when the component keeps its own value. */
  initValue?: Init | undefined;
  /** What the value must be: a superstruct `Struct` or any Standard Schema. Keep it outside the component. */
  rules?: Rules | undefined;
  /**
   * When the message and the valid or invalid style show: always, never, or from the first submit attempt on.
   * @default false
   */
  showValidation?: ShowValidation | undefined;
  /**
   * A sentence from elsewhere, as from a server or a form library. It shows at once until it is taken away, and does
   * not keep the form from being sent.
   */
  error?: string | null | undefined;
  /**
   * Whether the form must not be sent without a value.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether the control is switched off: not editable, not submitted, not validated.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Extra HTML attributes for the control inside, such as `placeholder` or `inputmode`. */
  attributes?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  /** Is told the new value at every edit of the user, with the event that brought it. */
  onChange?: ((value: Value, event: Event) => void) | undefined;
}
