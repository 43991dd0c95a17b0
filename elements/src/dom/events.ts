/**
 * Sends `change` from an element, because the native event of the control inside does not leave the shadow
 * root.
 */
export function sendChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
}

/** Sends `input` from an element, for an edit that no native control inside reports. */
export function sendInput(element: EventTarget): void {
  element.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
}

/** Sends `input` and `change` from an element, for an edit that is complete at once. */
export function sendEdit(element: HTMLElement): void {
  sendInput(element);
  sendChange(element);
}

/**
 * Handles the `change` of a native control.
 *
 * @param isNew Whether the element does not have the value yet. Password managers set one and send nothing else, so `input`
 *   comes first.
 */
export function passChange(element: HTMLElement, {target}: Event, isNew: boolean): void {
  if (isNew) sendInput(target!);
  sendChange(element);
}

/** The detail of `lc-hide`: why an overlay closes. */
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
 * Sends `lc-show`, `lc-after-show`, or `lc-after-hide`, which do not bubble, are not composed, and cannot be
 * canceled. Events of an overlay inside another one do not concern the outer one.
 */
export function sendOpenEvent(
  element: HTMLElement,
  type: 'lc-show' | 'lc-after-show' | 'lc-after-hide',
): void {
  element.dispatchEvent(new Event(type));
}

/** Sends `lc-hide`, which can be canceled and does not bubble. Returns true if the overlay may close. */
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
