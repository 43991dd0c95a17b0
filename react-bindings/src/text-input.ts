import {LcTextInput, type TextInputType} from '@life-changers/elements/text-input';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `TextInput`. */
export interface TextInputProps extends FormControlProps<string> {
  /** The text, when the parent holds it; set it anew in `onChange`. */
  value?: string;
  /**
   * The kind of text; a phone shows the fitting keyboard.
   * @default 'text'
   */
  type?: TextInputType;
  /** A short example inside the empty field. It does not replace the label. */
  placeholder?: string;
  /** What the browser may fill in, as `'email'` or `'new-password'`. */
  autocomplete?: string;
  /**
   * Whether the text can be read and copied but not edited.
   * @default false
   */
  readOnly?: boolean;
  /** The least number of characters of a text that is not empty. */
  minLength?: number;
  /** The greatest number of characters; the user cannot type more. */
  maxLength?: number;
  /** A regular expression that the whole text must match. */
  pattern?: string;
  /** The smallest number, with type `number`. */
  min?: string;
  /** The greatest number, with type `number`. */
  max?: string;
  /** The step of numbers, with type `number`; `'any'` allows all. */
  step?: string;
}

/** A one-line text field with its label, hint and validation message. */
export const TextInput = createBinding<LcTextInput, TextInputProps>({
  name: 'TextInput',
  tag: 'lc-text-input',
  elementClass: LcTextInput,
  renamed: {attributes: 'controlAttributes'},
  control: {changeEvent: 'input', valueProperty: 'value'},
});
