/** Sends `change` from an element: the native event of the control inside ends at the shadow root. */
export function sendChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
}

/** Why an overlay closes. */
export interface HideDetail<Reason extends string = string> {
  readonly reason: Reason;
}

declare global {
  interface HTMLElementEventMap {
    'lc-show': Event;
    'lc-after-show': Event;
    'lc-hide': CustomEvent<HideDetail>;
    'lc-after-hide': Event;
  }
}

/**
 * Sends `lc-show`, `lc-after-show` or `lc-after-hide`: no bubbling, not composed, not cancellable. An overlay inside
 * another one says nothing about the outer one, so its events stay with it.
 */
export function sendOpenEvent(
  element: HTMLElement,
  type: 'lc-show' | 'lc-after-show' | 'lc-after-hide',
): void {
  element.dispatchEvent(new Event(type));
}

/** Sends `lc-hide`, which a listener can cancel; true when the overlay may close. It does not bubble either. */
export function sendHide<Reason extends string>(element: HTMLElement, reason: Reason): boolean {
  const detail: HideDetail<Reason> = {reason};
  return element.dispatchEvent(new CustomEvent('lc-hide', {detail, cancelable: true}));
}

/** The detail of `lc-search`. */
export interface SearchDetail {
  /** The text to search for. */
  readonly query: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-search': CustomEvent<SearchDetail>;
  }
}
