import type {ToastAction, ToastPosition, ToastType} from './toast-options.js';

/** The timer of a toast that closes by itself, in milliseconds. A new object each time it is paused or resumed. */
export interface ToastTime {
  readonly duration: number;
  /** The time that is left now. */
  readonly left: number;
  readonly isRunning: boolean;
}

/** A visible toast, with all options filled in. */
export interface Toast<Content> {
  readonly id: string;
  readonly content: Content;
  readonly type: ToastType;
  /** The bold line above the content; `''` if there is none. */
  readonly heading: string;
  readonly position: ToastPosition;
  readonly action: ToastAction | null;
  readonly draggablePercent: number;
  readonly progress: boolean;
  readonly loading: boolean;
  /** The timer, or null if the toast does not close by itself. */
  readonly time: ToastTime | null;
  /** Whether the toast has closed and only its closing animation is visible. */
  readonly isLeaving: boolean;
}

/** The default options of toasts. */
export interface ToastDefaults {
  readonly position: ToastPosition;
  readonly autoClose: number | false;
  /** The maximum number of visible toasts. The others wait. */
  readonly limit: number;
}

/** The reasons to pause the timers of all toasts. */
export type ToastHold = 'detached' | 'pointer' | 'press' | 'focus' | 'hidden';
