import type {ToastCloseReason} from '../../core/toast/index.js';

/** Why a user closes a toast. */
export interface ToastDismissDetail {
  readonly reason: Exclude<ToastCloseReason, 'timeout' | 'api'>;
}

declare global {
  interface HTMLElementEventMap {
    'lc-dismiss': CustomEvent<ToastDismissDetail>;
  }
}
