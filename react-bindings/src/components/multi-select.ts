import {type CreateDetail, LcMultiSelect} from '@life-changers/elements/multi-select';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `MultiSelect`. */
export interface MultiSelectProps
  extends
    ControlProps<readonly string[]>,
    PropsOf<
      LcMultiSelect,
      | 'options'
      | 'loadOptions'
      | 'loadLabel'
      | 'initValue'
      | 'placeholder'
      | 'min'
      | 'max'
      | 'creatable'
      | 'tagLines'
    >,
    PopupProps {
  /**
   * The values of the chosen options, if the component is controlled. Update them in `onChange`. If options load later, a
   * value is kept and chosen once its option arrives.
   */
  value?: readonly string[] | undefined;
  /**
   * Called before the user adds a new value, with its text in `event.detail.text`. Call `event.preventDefault()` to add an
   * option with another value yourself.
   */
  onCreate?: ((event: CustomEvent<CreateDetail>) => void) | undefined;
}

/** A field for choosing several options from a list, with tags, a label, hint and validation message. */
export const MultiSelect = createBinding<LcMultiSelect, MultiSelectProps>({
  tag: 'lc-multi-select',
  elementClass: LcMultiSelect,
  events: {...OPEN_EVENTS, onCreate: 'lc-create'},
  control: {changeEvent: 'change', valueProperty: 'value'},
});
