import type {LcTextInput} from '@life-changers/elements/text-input';
import type {PropsOf} from '../binding/props-of.js';

/** The properties that all form controls inherit, taken from the text input. */
type SharedProps = PropsOf<
  LcTextInput,
  | 'name'
  | 'label'
  | 'hint'
  | 'rules'
  | 'showValidation'
  | 'noValidationBubble'
  | 'error'
  | 'required'
  | 'noRequiredMark'
  | 'disabled'
>;

/** The props of all form controls, except their values. */
export interface ControlProps<Value> extends SharedProps {
  /** The id of the form that the control belongs to, if it is not the form around the control. */
  form?: string | undefined;
  /**
   * Extra HTML attributes for the native control, such as `placeholder` or `inputmode`.
   * @default null
   */
  attributes?: Readonly<Record<string, string | number | boolean | null | undefined>> | null | undefined;
  /** Called with the new value and the event when the user edits the value. */
  onChange?: ((value: Value, event: Event) => void) | undefined;
}

/** The props of all form controls, for your own components that render one. */
export interface FormControlProps<Value, Init = Value> extends ControlProps<Value> {
  /** The initial value, also after a reset, if the component is uncontrolled. */
  initValue?: Init | undefined;
}
