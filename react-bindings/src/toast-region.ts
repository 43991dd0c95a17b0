import {LcToastRegion} from '@life-changers/elements/toast-region';
import {createBinding} from './create-binding.js';
import type {PropsOf} from './props-of.js';

/** The props of `ToastRegion`. */
export type ToastRegionProps = PropsOf<LcToastRegion, 'position' | 'limit' | 'autoClose' | 'hotkey'>;

/** The place where toasts appear. A page needs one only to set how its toasts are. */
export const ToastRegion = createBinding<LcToastRegion, ToastRegionProps>({
  name: 'ToastRegion',
  tag: 'lc-toast-region',
  elementClass: LcToastRegion,
});
