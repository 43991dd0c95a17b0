import type {LcSelect} from '@life-changers/elements/select';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of a form control whose value is one of its options. */
export interface ChoiceProps<Element extends Pick<LcSelect, 'options' | 'initValue'>>
  extends ControlProps<string>, PropsOf<Element, 'options' | 'initValue'> {
  /**
   * The value of the selected option, if the component is controlled. Update it in `onChange`. If options load later,
   * the value is kept and selected once its option arrives.
   */
  value?: string | undefined;
}
