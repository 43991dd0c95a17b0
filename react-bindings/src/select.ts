import type {Option} from '@life-changers/elements/core/options';
import {LcSelect} from '@life-changers/elements/select';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `Select`. */
export interface SelectProps extends FormControlProps<string> {
  /** The value of the chosen option, when the parent holds it; set it anew in `onChange`. */
  value?: string;
  /** What the user can choose from. Without it, the `<option>` children are. */
  options?: readonly Option[];
  /**
   * The text of the empty option, which is shown while nothing is chosen.
   * @default 'Choose...'
   */
  unselectedOptionText?: string;
  /**
   * Whether there is no empty option. Then the first option is chosen at the start, as in HTML.
   * @default false
   */
  noUnselectedOptionText?: boolean;
}

/** A list to choose one option from, with its label, hint and validation message. */
export const Select = createBinding<LcSelect, SelectProps>({
  name: 'Select',
  tag: 'lc-select',
  elementClass: LcSelect,
  renamed: {attributes: 'controlAttributes'},
  control: {changeEvent: 'change', valueProperty: 'value'},
});
