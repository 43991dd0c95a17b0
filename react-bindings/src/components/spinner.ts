import {LcSpinner} from '@life-changers/elements/spinner';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Spinner`. */
export type SpinnerProps = PropsOf<LcSpinner, 'label' | 'size' | 'delay'>;

/** A small ring that turns while something loads. */
export const Spinner = createBinding<LcSpinner, SpinnerProps>({
  tag: 'lc-spinner',
  elementClass: LcSpinner,
});
