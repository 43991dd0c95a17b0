import {LcToastRegion, type ToastMissedDetail} from '@life-changers/elements/toast-region';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `ToastRegion`. */
export interface ToastRegionProps extends PropsOf<
  LcToastRegion,
  'position' | 'limit' | 'autoClose' | 'hotkey' | 'expanded'
> {
  /** Called when a toast closes because its time is over. `event.detail` has its texts, for a list of missed ones. */
  onToastMissed?: ((event: CustomEvent<ToastMissedDetail>) => void) | undefined;
}

/** The region where toasts appear. Only needed to configure the toasts. */
export const ToastRegion = createBinding<LcToastRegion, ToastRegionProps>({
  tag: 'lc-toast-region',
  elementClass: LcToastRegion,
  events: {onToastMissed: 'lc-toast-missed'},
});
