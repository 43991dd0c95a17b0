import {LcCheckbox} from '@life-changers/elements/checkbox';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from './props-of.js';

/** The props of `Checkbox`. */
export interface CheckboxProps
  extends ControlProps<boolean>, PropsOf<LcCheckbox, 'initValue' | 'value' | 'indeterminate'> {
  /** Whether the checkbox is checked, if the component is controlled; update it in `onChange`. */
  checked?: boolean | undefined;
}

/** A box to check, with its label, hint and validation message. A required one must be checked. */
export const Checkbox = createBinding<LcCheckbox, CheckboxProps>({
  name: 'Checkbox',
  tag: 'lc-checkbox',
  elementClass: LcCheckbox,
  control: {changeEvent: 'change', valueProperty: 'checked'},
});
