declare global {
  /** The target of the last click. `public/theme.js` sets it, because it runs before the page is visible. */
  var clicked: EventTarget | null | undefined;
}

/**
 * Repeats the last click, if it was on a button that did nothing yet: in the page, or in the frame around it. Links and
 * popovers work without a script.
 */
export function repeatEarlyClick(part: 'page' | 'frame'): void {
  const button = clickedButton();
  if (button === null || isInPage(button) !== (part === 'page')) return;
  globalThis.clicked = null;
  button.click();
}

function clickedButton(): HTMLElement | null {
  const {clicked} = globalThis;
  if (!(clicked instanceof Element) || !clicked.isConnected) return null;
  return clicked.closest<HTMLElement>('button:not([popovertarget])');
}

function isInPage(element: Element): boolean {
  for (let node: Node | null = element; node !== null;) {
    if (node instanceof Element && node.closest('#content') !== null) return true;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return false;
}
