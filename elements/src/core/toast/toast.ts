import type {ToastAction, ToastPosition, ToastType} from './toast-options.js';

/** The time of a toast that closes by itself, in milliseconds, as it was when it was asked for. */
export interface ToastTime {
  readonly duration: number;
  readonly left: number;
  readonly isRunning: boolean;
}

/** A toast that is on show, with every option filled in. */
export interface Toast<Content> {
  readonly id: string;
  readonly content: Content;
  readonly type: ToastType;
  readonly position: ToastPosition;
  readonly action: ToastAction | null;
  readonly draggablePercent: number;
  readonly progress: boolean;
  readonly loading: boolean;
  /** Its time; null when it does not close by itself. */
  readonly time: ToastTime | null;
  /** Whether it has closed and is only on its way out. */
  readonly isLeaving: boolean;
}

/** What toasts have that say nothing else. */
export interface ToastDefaults {
  readonly position: ToastPosition;
  readonly autoClose: number | false;
  /** How many toasts are on show at once; the others wait for a place. */
  readonly limit: number;
}

/** What keeps the time of all toasts from running. */
export type ToastHold = 'detached' | 'pointer' | 'press' | 'focus' | 'hidden';
