import type {HideDetail} from '@life-changers/elements/modal';

/** The props that `Modal` and `SearchModal` share. */
export interface DialogProps {
  /**
   * Whether it is open, when the parent holds it: set it to false in `onHide`, or it stays open whatever the user
   * does. Without it, open with `show()` of the ref, and the component closes by itself.
   */
  open?: boolean | undefined;
  /** Is called when `show()` of the ref opens it. */
  onShow?: ((event: Event) => void) | undefined;
  /** Is called when it is open and has come to rest. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /**
   * Is called when the user, or `hide()` of the ref, wants it closed; `event.detail.reason` says why: `close-button`,
   * `escape`, `backdrop`, `cancel`, `accept` or `api`. Without `open`, `event.preventDefault()` keeps it open.
   */
  onHide?: ((event: CustomEvent<HideDetail>) => void) | undefined;
  /** Is called when it is closed and has come to rest. */
  onAfterHide?: ((event: Event) => void) | undefined;
}

/** The events behind those props. */
export const DIALOG_EVENTS = {
  onShow: 'lc-show',
  onAfterShow: 'lc-after-show',
  onHide: 'lc-hide',
  onAfterHide: 'lc-after-hide',
} as const;
