import {LcSegmented} from '@life-changers/elements/segmented';
import type {ChoiceProps} from './choice-props.js';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';

/** The props of `Segmented`. */
export type SegmentedProps = ChoiceProps<LcSegmented>;

/** One of a few short options, in one row, with a label, hint and validation message. */
export const Segmented = createBinding<LcSegmented, SegmentedProps>({
  tag: 'lc-segmented',
  elementClass: LcSegmented,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
