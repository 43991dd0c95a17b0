import {LcBarLoader} from '@life-changers/elements/bar-loader';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `BarLoader`. */
export type BarLoaderProps = PropsOf<LcBarLoader, 'loading' | 'height' | 'label'>;

/** A thin indeterminate progress bar. */
export const BarLoader = createBinding<LcBarLoader, BarLoaderProps>({
  tag: 'lc-bar-loader',
  elementClass: LcBarLoader,
});
