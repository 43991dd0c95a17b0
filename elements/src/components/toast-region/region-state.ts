import type {ToastCloseReason, ToastTime} from '../../core/toast/index.js';

/** What a region sets on its toasts. */
export interface RegionState {
  /** The time that the line shows; null if there is no line. */
  readonly time: ToastTime | null;
  /** Duration of the opening animation, in milliseconds. It plays when this is set; 0 for none. */
  readonly motion: number;
  readonly isLeaving: boolean;
  /** Closes the toast in its region; null for a toast outside a region, which is hidden instead. */
  readonly dismiss: ((reason: ToastCloseReason, toast: HTMLElement) => void) | null;
}

/** The name of the state on a toast. Apps cannot set it. */
export const regionState = Symbol();

/** The card of a toast, as its region uses it. */
export interface ToastCard extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  [regionState]: RegionState;
}

/** The state of a toast outside a region. */
export const OUTSIDE: RegionState = {time: null, motion: 0, isLeaving: false, dismiss: null};

/** Whether a toast must follow a new state. */
export const isNewState = (state: RegionState, old?: RegionState): boolean =>
  state.motion > 0 || state.time !== old?.time || state.isLeaving !== old.isLeaving;
