/** Waits until an element is defined and has rendered. Native elements have. */
export async function rendered(element: Element): Promise<void> {
  const {localName} = element;
  if (localName.includes('-')) await customElements.whenDefined(localName);
  await (element as {updateComplete?: Promise<unknown>}).updateComplete;
}

/**
 * Changes an element as soon as it has rendered: at once, if it is native or has. Before, its server-rendered HTML would not
 * match.
 */
export function onceRendered(element: Element, change: () => void): void {
  const isReady = !element.localName.includes('-') || (element as {hasUpdated?: boolean}).hasUpdated === true;
  if (isReady) change();
  else void rendered(element).then(change);
}

/** Whether an element is in the document and visible. Simulated documents do not know the latter. */
export function isRendered(element: Element): boolean {
  return element.isConnected && (element.checkVisibility?.() ?? true);
}
