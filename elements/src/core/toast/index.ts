export type {Clock} from './clock.js';
export {closesByDrag, dragOpacity} from './drag.js';
export {
  DEFAULT_AUTO_CLOSE,
  DEFAULT_DRAGGABLE_PERCENT,
  DEFAULT_LIMIT,
  DEFAULT_POSITION,
  describeToastOption,
  isAutoClose,
  isLimit,
  isPosition,
  normalizeToastOptions,
  TOAST_POSITIONS,
  TOAST_TYPES,
  type InvalidToastOption,
  type ToastAction,
  type ToastCloseReason,
  type ToastOptions,
  type ToastPosition,
  type ToastType,
} from './toast-options.js';
export {ToastQueue, type ToastQueueOptions} from './toast-queue.js';
export type {Toast, ToastDefaults, ToastHold, ToastTime} from './toast.js';
