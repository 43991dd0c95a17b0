import type {Option} from '@life-changers/elements/core/options';
import {LcDatalist} from '@life-changers/elements/datalist';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';
import {POPUP_EVENTS, type PopupProps} from './popup-props.js';

/** The props of `Datalist`. */
export interface DatalistProps extends FormControlProps<string>, PopupProps {
  /**
   * The value, when the parent holds it; set it anew in `onChange`. It is that of the option whose text is in the
   * field, or else the text itself.
   */
  value?: string | undefined;
  /**
   * What is suggested, as `[{text: 'Hello', value: 'hello'}]`. What is no option warns and is left out.
   * @default the `<option>` children
   */
  options?: readonly Option[] | undefined;
  /** A short example inside the empty field. It does not replace the label. */
  placeholder?: string | undefined;
}

/** A text field that suggests options while the user types. */
export const Datalist = createBinding<LcDatalist, DatalistProps>({
  name: 'Datalist',
  tag: 'lc-datalist',
  elementClass: LcDatalist,
  events: POPUP_EVENTS,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
