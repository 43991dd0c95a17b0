import {LcDonut} from '@life-changers/elements/donut';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Donut`. */
export interface DonutProps extends PropsOf<LcDonut, 'slices' | 'format' | 'measurementUnit' | 'loading'> {
  /** The name of the chart for screen readers, such as `Revenue by channel`. */
  label: string;
  /** A child with `slot="center"` is in the middle, instead of the sum. */
  children?: ReactNode | undefined;
}

/** The parts of a whole, as a ring. */
export const Donut = createBinding<LcDonut, DonutProps>({
  tag: 'lc-donut',
  elementClass: LcDonut,
});
