import {LcSelect} from '@life-changers/elements/select';
import type {ChoiceProps} from './choice-props.js';
import '@life-changers/elements/rules';
import {createBinding} from './create-binding.js';
import type {PropsOf} from './props-of.js';

/** The props of `Select`. */
export interface SelectProps
  extends ChoiceProps<LcSelect>, PropsOf<LcSelect, 'unselectedOptionText' | 'noUnselectedOptionText'> {}

/** A select with a label, hint and validation message. */
export const Select = createBinding<LcSelect, SelectProps>({
  tag: 'lc-select',
  elementClass: LcSelect,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
