import {LcProgress} from '@life-changers/elements/progress';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Progress`. */
export type ProgressProps = PropsOf<
  LcProgress,
  'value' | 'max' | 'shape' | 'label' | 'valueText' | 'showValue'
>;

/** The progress of a task, as a bar or a ring. */
export const Progress = createBinding<LcProgress, ProgressProps>({
  tag: 'lc-progress',
  elementClass: LcProgress,
});
