/**
 * Clicks the native control inside instead of the element. A click on the element itself comes from an
 * outside label or from `click()`. Listeners receive one click and the native order of events, and canceling
 * the click reverts its effect.
 *
 * @param host Must still be in its constructor, so that this handles clicks before the app's listeners.
 * @param click Clicks the control.
 * @param isNeeded Whether the browser acts on a click on the control. Without that, listeners on the element suffice,
 *   and receive the original event.
 */
export function forwardClicks(host: HTMLElement, click: () => void, isNeeded = () => true): void {
  host.addEventListener('click', event => {
    if (event.composedPath()[0] !== host || !isNeeded()) return;
    event.stopImmediatePropagation();
    click();
  });
}
