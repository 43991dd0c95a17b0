import {LcTextInput, type TextInputType} from '@life-changers/elements/text-input';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props that a `TextInput` has with every type. */
interface TextInputBaseProps {
  /** A short example inside the empty field. It does not replace the label. */
  placeholder?: string | undefined;
  /** What the browser may fill in, as `'email'` or `'new-password'`. */
  autocomplete?: string | undefined;
  /**
   * Whether the text can be read and copied but not edited.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** The least number of characters of a text that is not empty. */
  minLength?: number | undefined;
  /** The greatest number of characters; the user cannot type more. */
  maxLength?: number | undefined;
  /** A regular expression that the whole text must match. */
  pattern?: string | undefined;
  /** The smallest number, with type `number`. */
  min?: string | number | undefined;
  /** The greatest number, with type `number`. */
  max?: string | number | undefined;
  /** The step of numbers, with type `number`; `'any'` allows all. */
  step?: string | number | undefined;
}

/** The props of a `TextInput` that holds text. */
export interface TextInputTextProps extends FormControlProps<string>, TextInputBaseProps {
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
export interface TextInputNumberProps
  extends FormControlProps<number | null, string | number | null>, TextInputBaseProps {
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
