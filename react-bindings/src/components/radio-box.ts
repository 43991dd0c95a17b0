import {LcRadioBox} from '@life-changers/elements/radio-box';
import type {ChoiceProps} from './choice-props.js';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `RadioBox`. */
export interface RadioBoxProps extends ChoiceProps<LcRadioBox>, PropsOf<LcRadioBox, 'boxesPerRow'> {}

/** A group of boxes with one choice, and with a label, hint and validation message. */
export const RadioBox = createBinding<LcRadioBox, RadioBoxProps>({
  tag: 'lc-radio-box',
  elementClass: LcRadioBox,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
