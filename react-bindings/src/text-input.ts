import {LcTextInput, type TextInputType} from '@life-changers/elements/text-input';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from './props-of.js';

/** The props that a `TextInput` has with every type. */
type TextInputBaseProps = PropsOf<
  LcTextInput,
  | 'initValue'
  | 'placeholder'
  | 'autocomplete'
  | 'readOnly'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'min'
  | 'max'
  | 'step'
>;

/** The props of a `TextInput` that holds text. */
export interface TextInputTextProps extends ControlProps<string>, TextInputBaseProps {
  /** The text, if the component is controlled; update it in `onChange`. */
  value?: string | undefined;
  /**
   * The kind of text; a phone shows the fitting keyboard. With `number` the rules and `onChange` get a number, or null
   * for an empty field.
   * @default 'text'
   */
  type?: Exclude<TextInputType, 'number'> | undefined;
}

/** The props of a `TextInput` that holds a number: `onChange` and the rules get a number, or null if it is empty. */
export interface TextInputNumberProps extends ControlProps<number | null>, TextInputBaseProps {
  /** With type `number` also the number, or null for an empty field; the text stays as the user types it. */
  value?: string | number | null | undefined;
  type: 'number';
}

/** The props of `TextInput`: those of a text, or with type `number` those of a number. */
export type TextInputProps = TextInputTextProps | TextInputNumberProps;

/** A one-line text field with its label, hint and validation message. */
export const TextInput = createBinding<LcTextInput, TextInputProps>({
  name: 'TextInput',
  tag: 'lc-text-input',
  elementClass: LcTextInput,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
