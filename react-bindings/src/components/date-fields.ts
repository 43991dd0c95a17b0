import {LcDateFields, type DateInput} from '@life-changers/elements/date-fields';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `DateFields`. `onChange` and the rules receive text such as `'1990-05-15'`, or `''`. */
export interface DateFieldsProps
  extends
    ControlProps<string>,
    PropsOf<LcDateFields, 'initValue' | 'minDate' | 'maxDate' | 'autocomplete' | 'readOnly'> {
  /** The date, such as `'1990-05-15'`, if the component is controlled. Update it in `onChange`. */
  value?: DateInput | undefined;
}

/** Three fields for the day, month, and year of a known date, such as a birthday, with a label, hint and message. */
export const DateFields = createBinding<LcDateFields, DateFieldsProps>({
  tag: 'lc-date-fields',
  elementClass: LcDateFields,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
