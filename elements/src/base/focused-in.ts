/** What has the focus in an element, among its children and in shadow roots; null when it is elsewhere. */
export function focusedIn(element: Element): HTMLElement | null {
  let focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  if (!element.contains(focused)) return null;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused as HTMLElement | null;
}
