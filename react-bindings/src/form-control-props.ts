import type {LcTextInput} from '@life-changers/elements/text-input';
import type {PropsOf} from './props-of.js';

/** The properties that every form control inherits from one class; a text input stands for all of them. */
type SharedProps = PropsOf<
  LcTextInput,
  'name' | 'label' | 'hint' | 'rules' | 'showValidation' | 'error' | 'required' | 'disabled'
>;

/** The props of every form control, except for its values. */
export interface ControlProps<Value> extends SharedProps {
  /** The id of the form that the control belongs to, if that is not the form around it. */
  form?: string | undefined;
  /**
   * Extra HTML attributes for the control inside, such as `placeholder` or `inputmode`.
   * @default null
   */
  attributes?: Readonly<Record<string, string | number | boolean | null | undefined>> | null | undefined;
  /** Called with the new value on every edit of the user, and with the event that caused it. */
  onChange?: ((value: Value, event: Event) => void) | undefined;
}

/** The props that every form control has, for components of your own that render one. */
export interface FormControlProps<Value, Init = Value> extends ControlProps<Value> {
  /** The value at the start and after a reset, if the component is uncontrolled. */
  initValue?: Init | undefined;
}
