import {LcToastRegion} from '@life-changers/elements/toast-region';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `ToastRegion`. */
export type ToastRegionProps = PropsOf<
  LcToastRegion,
  'position' | 'limit' | 'autoClose' | 'hotkey' | 'expanded'
>;

/** The region where toasts appear. Only needed to configure the toasts. */
export const ToastRegion = createBinding<LcToastRegion, ToastRegionProps>({
  tag: 'lc-toast-region',
  elementClass: LcToastRegion,
});
