import {LcCheckbox} from '@life-changers/elements/checkbox';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `Checkbox`. */
export interface CheckboxProps extends FormControlProps<boolean> {
  /** Whether it is checked, when the parent holds it; set it anew in `onChange`. */
  checked?: boolean | undefined;
  /**
   * What the form submits while it is checked; it submits nothing while it is not.
   * @default 'on'
   */
  value?: string | undefined;
  /**
   * Whether it shows that it is neither checked nor unchecked, as above a list that is checked in part. It is a look
   * and changes neither `checked` nor what is submitted; the user's next toggle ends it.
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/** A box to check, with its label, hint and validation message. A required one must be checked. */
export const Checkbox = createBinding<LcCheckbox, CheckboxProps>({
  name: 'Checkbox',
  tag: 'lc-checkbox',
  elementClass: LcCheckbox,
  control: {changeEvent: 'change', valueProperty: 'checked'},
});
