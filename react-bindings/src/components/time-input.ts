import {LcTimeInput} from '@life-changers/elements/time-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TimeInput`. `onChange` and the rules receive text such as `'14:30'`, or `''`. */
export interface TimeInputProps
  extends
    ControlProps<string>,
    PropsOf<LcTimeInput, 'initValue' | 'min' | 'max' | 'step' | 'hourCycle' | 'placeholder' | 'readOnly'>,
    PopupProps {
  /** The time in the format of HTML, such as `'14:30'`, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
}

/** A field for a time of day, typed or chosen from a list, with a label, hint and validation message. */
export const TimeInput = createBinding<LcTimeInput, TimeInputProps>({
  tag: 'lc-time-input',
  elementClass: LcTimeInput,
  events: OPEN_EVENTS,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
