import type {HideDetail, PopupHideReason} from '@life-changers/elements/datalist';

/** The props of components with a popup. The events do not bubble. */
export interface PopupProps {
  /** Called when the popup opens. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the popup is open and visible. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /**
   * Called when the popup is about to close, with the reason in `event.detail.reason`. Call `event.preventDefault()` to
   * keep it open.
   */
  onHide?: ((event: CustomEvent<HideDetail<PopupHideReason>>) => void) | undefined;
  /** Called when the popup has closed. */
  onAfterHide?: ((event: Event) => void) | undefined;
}

/** The events of what opens and closes, by prop. */
export const OPEN_EVENTS = {
  onShow: 'lc-show',
  onAfterShow: 'lc-after-show',
  onHide: 'lc-hide',
  onAfterHide: 'lc-after-hide',
} as const;
