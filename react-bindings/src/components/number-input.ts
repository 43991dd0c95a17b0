import {LcNumberInput} from '@life-changers/elements/number-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `NumberInput`. `onChange` and the rules receive a number, or null for an empty field. */
export interface NumberInputProps
  extends
    ControlProps<number | null>,
    PropsOf<
      LcNumberInput,
      | 'initValue'
      | 'format'
      | 'measurementUnit'
      | 'min'
      | 'max'
      | 'step'
      | 'placeholder'
      | 'autocomplete'
      | 'readOnly'
      | 'hideSteppers'
    > {
  /**
   * The number, if the component is controlled, or its text in the format of HTML, which keeps all digits; null for an empty
   * field. In `onChange`, `event.target.value` is the text.
   */
  value?: string | number | null | undefined;
}

/** A field for an exact number in the language of the page, with a label, hint and validation message. */
export const NumberInput = createBinding<LcNumberInput, NumberInputProps>({
  tag: 'lc-number-input',
  elementClass: LcNumberInput,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
