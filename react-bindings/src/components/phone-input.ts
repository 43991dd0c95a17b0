import {LcPhoneInput} from '@life-changers/elements/phone-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `PhoneInput`. `onChange` and the rules receive the number in the format of E.164, or the text as typed. */
export interface PhoneInputProps
  extends
    ControlProps<string>,
    PropsOf<LcPhoneInput, 'initValue' | 'country' | 'placeholder' | 'autocomplete' | 'readOnly'> {
  /** The number in the format of E.164, such as `+4930123456`, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
}

/** A field for a phone number and its country, with a label, hint and validation message. */
export const PhoneInput = createBinding<LcPhoneInput, PhoneInputProps>({
  tag: 'lc-phone-input',
  elementClass: LcPhoneInput,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
