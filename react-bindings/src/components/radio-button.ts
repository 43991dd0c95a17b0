import {LcRadioButton} from '@life-changers/elements/radio-button';
import type {ChoiceProps} from './choice-props.js';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';

/** The props of `RadioButton`. */
export type RadioButtonProps = ChoiceProps<LcRadioButton>;

/** A group of radio buttons with a label, hint and validation message. */
export const RadioButton = createBinding<LcRadioButton, RadioButtonProps>({
  tag: 'lc-radio-button',
  elementClass: LcRadioButton,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
