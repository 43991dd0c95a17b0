import type {HideDetail} from '@life-changers/elements/modal';

/** The props that `Modal`, `Drawer`, and `SearchModal` share. */
export interface DialogProps {
  /**
   * Opens the dialog, if the component is controlled. Set it to false in `onHide`, or else the dialog stays open. If
   * omitted, open the dialog with `show()` of the ref. It then closes itself.
   */
  open?: boolean | undefined;
  /** Called when `show()` of the ref opens the dialog. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the dialog is open and its animation has finished. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /**
   * Called when the user or `hide()` of the ref requests to close the dialog. `event.detail.reason` is `close-button`,
   * `escape`, `backdrop`, `cancel`, `accept`, `swipe`, or `api`. Without `open`, call `event.preventDefault()` to keep it open.
   */
  onHide?: ((event: CustomEvent<HideDetail>) => void) | undefined;
  /** Called when the dialog is closed and its animation has finished. */
  onAfterHide?: ((event: Event) => void) | undefined;
}
