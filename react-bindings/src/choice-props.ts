import type {Option} from '@life-changers/elements/core/options';
import type {FormControlProps} from './form-control-props.js';

/** The props of a form control whose value is one of its options. */
export interface ChoiceProps extends FormControlProps<string> {
  /**
   * The value of the chosen option, when the parent holds it; set it anew in `onChange`. A value that is no option
   * chooses none, until an option has it.
   */
  value?: string | undefined;
  /**
   * What the user can choose from, as `[{text: 'Hello', value: 'hello', disabled: false}]`. What is no option warns
   * and is left out.
   * @default the `<option>` children
   */
  options?: readonly Option[] | undefined;
}
