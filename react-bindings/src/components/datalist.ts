import {LcDatalist} from '@life-changers/elements/datalist';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Datalist`. */
export interface DatalistProps
  extends
    ControlProps<string>,
    PropsOf<
      LcDatalist,
      'initValue' | 'options' | 'loadOptions' | 'loadLabel' | 'placeholder' | 'inlineCompletion'
    >,
    PopupProps {
  /**
   * The value, if the component is controlled. Update it in `onChange`. If the text in the field is that of an option,
   * the value is the option's value, or else the text itself.
   */
  value?: string | undefined;
}

/** A text field that suggests options while the user types. */
export const Datalist = createBinding<LcDatalist, DatalistProps>({
  tag: 'lc-datalist',
  elementClass: LcDatalist,
  events: OPEN_EVENTS,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
