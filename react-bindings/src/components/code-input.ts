import {LcCodeInput, type CompleteDetail} from '@life-changers/elements/code-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `CodeInput`. */
export interface CodeInputProps
  extends
    ControlProps<string>,
    PropsOf<LcCodeInput, 'initValue' | 'length' | 'type' | 'autocomplete' | 'readOnly'> {
  /** The code, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
  /** Called with `event.detail.value` when the user has entered all characters. It does not submit the form. */
  onComplete?: ((event: CustomEvent<CompleteDetail>) => void) | undefined;
}

/** A field for a one-time code, with a box for each character. */
export const CodeInput = createBinding<LcCodeInput, CodeInputProps>({
  tag: 'lc-code-input',
  elementClass: LcCodeInput,
  events: {onComplete: 'lc-complete'},
  control: {changeEvent: 'input', valueProperty: 'value'},
});
