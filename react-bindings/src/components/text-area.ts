import {LcTextArea, type Mention} from '@life-changers/elements/text-area';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TextArea`. */
export interface TextAreaProps
  extends
    ControlProps<string>,
    PropsOf<
      LcTextArea,
      | 'initValue'
      | 'placeholder'
      | 'rows'
      | 'minRows'
      | 'maxRows'
      | 'resize'
      | 'wrap'
      | 'readOnly'
      | 'minLength'
      | 'maxLength'
      | 'softLimit'
      | 'counter'
      | 'autocomplete'
      | 'autocapitalize'
      | 'inputMode'
      | 'spellcheck'
      | 'mentions'
    > {
  /** The text, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
  /** Called when the user chooses an option of `mentions`. */
  onMention?: ((event: CustomEvent<Mention>) => void) | undefined;
}

/** A field for text of several lines with a label, hint and validation message. It grows with its text. */
export const TextArea = createBinding<LcTextArea, TextAreaProps>({
  tag: 'lc-text-area',
  elementClass: LcTextArea,
  events: {onMention: 'lc-mention'},
  control: {changeEvent: 'input', valueProperty: 'value'},
});
