import type {PopupHideReason} from './popup.controller.js';

/**
 * Moves the focus out of a popup that closes, before it is rendered empty: to the part that opened it, or, if the user has left
 * it, nowhere.
 *
 * @param reason Null if the popup had to close.
 */
export function leavePopup(
  popup: HTMLElement | null,
  reason: PopupHideReason | null,
  opener: HTMLElement | null | undefined,
): void {
  const focused = (popup?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  if (!(focused instanceof HTMLElement) || !popup?.contains(focused)) return;
  if (reason === null || reason === 'outside' || reason === 'blur') focused.blur();
  else opener?.focus();
}
