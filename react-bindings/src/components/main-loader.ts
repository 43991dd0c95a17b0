import {LcMainLoader} from '@life-changers/elements/main-loader';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `MainLoader`. */
export type MainLoaderProps = PropsOf<LcMainLoader, 'duration' | 'fontSize' | 'height' | 'message' | 'label'>;

/** A loader for a whole page: large text whose dotted outline is drawn while the page loads. */
export const MainLoader = createBinding<LcMainLoader, MainLoaderProps>({
  tag: 'lc-main-loader',
  elementClass: LcMainLoader,
});
