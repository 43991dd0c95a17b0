import {LcTextInput, type TextInputType} from '@life-changers/elements/text-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TextInput` for all types. */
type TextInputBaseProps = PropsOf<
  LcTextInput,
  | 'initValue'
  | 'placeholder'
  | 'autocomplete'
  | 'reveal'
  | 'format'
  | 'valueFormat'
  | 'readOnly'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'min'
  | 'max'
  | 'step'
>;

/** The props of `TextInput` for text. */
export interface TextInputTextProps extends ControlProps<string>, TextInputBaseProps {
  /** The text, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
  /**
   * The type of text, which determines the keyboard on a phone. With `number`, the rules and `onChange` receive a number,
   * or null for an empty field.
   * @default 'text'
   */
  type?: Exclude<TextInputType, 'number'> | undefined;
}

/** The props of `TextInput` for numbers. `onChange` and the rules receive a number, or null for an empty field. */
export interface TextInputNumberProps extends ControlProps<number | null>, TextInputBaseProps {
  /** The number or text, if the component is controlled; null for an empty field. The text stays as typed. */
  value?: string | number | null | undefined;
  type: 'number';
}

/** The props of `TextInput`: for text or, with type `number`, for numbers. */
export type TextInputProps = TextInputTextProps | TextInputNumberProps;

/** A one-line text field with a label, hint and validation message. */
export const TextInput = createBinding<LcTextInput, TextInputProps>({
  tag: 'lc-text-input',
  elementClass: LcTextInput,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
