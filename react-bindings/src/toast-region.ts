import type {ToastPosition} from '@life-changers/elements/toast';
import {LcToastRegion} from '@life-changers/elements/toast-region';
import {createBinding} from './create-binding.js';

/** The props of `ToastRegion`. */
export interface ToastRegionProps {
  /**
   * Where toasts stand that say nothing else.
   * @default 'top-right'
   */
  position?: ToastPosition | undefined;
  /**
   * How many toasts are shown at once; the others wait.
   * @default 5
   */
  limit?: number | undefined;
  /**
   * Milliseconds until a toast closes that says nothing else; `false`: never.
   * @default 5000
   */
  autoClose?: number | false | undefined;
  /**
   * The key that leads to the newest toast and back, by its `KeyboardEvent.key`; `''` for none.
   * @default 'F8'
   */
  hotkey?: string | undefined;
}

/** The place where toasts appear. A page needs one only to set how its toasts are. */
export const ToastRegion = createBinding<LcToastRegion, ToastRegionProps>({
  name: 'ToastRegion',
  tag: 'lc-toast-region',
  elementClass: LcToastRegion,
});
