/**
 * Clicks the native control inside in place of the element. A click on the element itself was sent by an outside label
 * or by `click()`; listeners see one click, whose cancelling takes its effect back, and the native order of events.
 *
 * @param host Is still in its constructor, so that this sees clicks before the app's listeners do.
 * @param click Clicks the control.
 */
export function forwardClicks(host: HTMLElement, click: () => void): void {
  host.addEventListener('click', event => {
    if (event.composedPath()[0] !== host) return;
    event.stopImmediatePropagation();
    click();
  });
}
