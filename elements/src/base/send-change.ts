/** Sends `change` from an element: the native event of the control inside ends at the shadow root. */
export function sendChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
}
