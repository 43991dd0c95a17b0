import {LcSelect} from '@life-changers/elements/select';
import type {ChoiceProps} from './choice-props.js';
import {createBinding} from './create-binding.js';

/** The props of `Select`. */
export interface SelectProps extends ChoiceProps {
  /**
   * The text of the empty option, which is shown while nothing is chosen.
   * @default 'Choose...'
   */
  unselectedOptionText?: string | undefined;
  /**
   * Whether there is no empty option. Then the first option is chosen at the start, as in HTML.
   * @default false
   */
  noUnselectedOptionText?: boolean | undefined;
}

/** A list to choose one option from, with its label, hint and validation message. */
export const Select = createBinding<LcSelect, SelectProps>({
  name: 'Select',
  tag: 'lc-select',
  elementClass: LcSelect,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
