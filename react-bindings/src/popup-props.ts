import type {HideDetail, PopupHideReason} from '@life-changers/elements/datalist';

/** The props of a component with a popup. Its events do not bubble. */
export interface PopupProps {
  /** Is called when the popup opens. */
  onShow?: ((event: Event) => void) | undefined;
  /** Is called when the popup is open and on show. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /**
   * Is called when the popup is about to close, with the reason in `event.detail.reason`; `event.preventDefault()`
   * keeps it open.
   */
  onHide?: ((event: CustomEvent<HideDetail<PopupHideReason>>) => void) | undefined;
  /** Is called when the popup has closed. */
  onAfterHide?: ((event: Event) => void) | undefined;
}

/** The events of a popup by the prop that listens to them. */
export const POPUP_EVENTS = {
  onShow: 'lc-show',
  onAfterShow: 'lc-after-show',
  onHide: 'lc-hide',
  onAfterHide: 'lc-after-hide',
} as const;
