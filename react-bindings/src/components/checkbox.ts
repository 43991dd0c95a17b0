import {LcCheckbox} from '@life-changers/elements/checkbox';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Checkbox`. */
export interface CheckboxProps
  extends ControlProps<boolean>, PropsOf<LcCheckbox, 'initValue' | 'value' | 'indeterminate'> {
  /** Checks the checkbox, if the component is controlled. Update it in `onChange`. */
  checked?: boolean | undefined;
}

/** A checkbox with a label, hint and validation message. If required, it must be checked. */
export const Checkbox = createBinding<LcCheckbox, CheckboxProps>({
  tag: 'lc-checkbox',
  elementClass: LcCheckbox,
  control: {changeEvent: 'change', valueProperty: 'checked'},
});
