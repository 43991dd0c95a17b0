import {LcCheckboxGroup} from '@life-changers/elements/checkbox-group';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `CheckboxGroup`. */
export interface CheckboxGroupProps
  extends
    ControlProps<readonly string[]>,
    PropsOf<
      LcCheckboxGroup,
      'options' | 'initValue' | 'min' | 'max' | 'selectAll' | 'selectAllText' | 'orientation'
    > {
  /**
   * The values of the chosen options, if the component is controlled. Update them in `onChange`. If options load later, a
   * value is kept and chosen once its option arrives.
   */
  value?: readonly string[] | undefined;
}

/** A group of checkboxes for any number of options, with a label, hint and one validation message. */
export const CheckboxGroup = createBinding<LcCheckboxGroup, CheckboxGroupProps>({
  tag: 'lc-checkbox-group',
  elementClass: LcCheckboxGroup,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
