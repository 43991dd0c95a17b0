import {LcTreeSelect, type TreeTyped} from '@life-changers/elements/tree-select';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TreeSelect`. */
export interface TreeSelectProps
  extends
    ControlProps<TreeTyped>,
    PropsOf<
      LcTreeSelect,
      | 'options'
      | 'multiple'
      | 'checkedStrategy'
      | 'columns'
      | 'showPath'
      | 'loadChildren'
      | 'loadLabel'
      | 'initValue'
      | 'placeholder'
      | 'readOnly'
      | 'tagLines'
    >,
    PopupProps {
  /**
   * The value of the chosen option, or with `multiple` the list of them, if the component is controlled. Update it in
   * `onChange`.
   */
  value?: TreeTyped | undefined;
}

/** A field for choosing one or several options from a tree, with a label, hint and validation message. */
export const TreeSelect = createBinding<LcTreeSelect, TreeSelectProps>({
  tag: 'lc-tree-select',
  elementClass: LcTreeSelect,
  events: {...OPEN_EVENTS},
  control: {changeEvent: 'change', valueProperty: 'value'},
});
