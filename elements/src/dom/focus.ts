import {composedDescendants} from './composed-tree.js';

/** Whether Tab may stop at an element; only the try to focus it tells whether it is hidden or disabled. */
function isStop(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && (element.tabIndex >= 0 || element.isContentEditable);
}

/** What Tab stops at inside an element, shadow roots and slots included, in order; some may be hidden or disabled. */
export function tabStops(root: Element): HTMLElement[] {
  return [...composedDescendants(root)].filter(isStop);
}

/** Focuses an element; false when it takes no focus. */
export function tryFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options);
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Whether the focus is in an element. With no active element at all, jsdom throws at `:focus-within`. */
export function hasFocusWithin(element: Element): boolean {
  return element.ownerDocument.activeElement !== null && element.matches(':focus-within');
}

/** The element that has the focus, however deep in shadow roots, and the hosts around it; empty when none has. */
function focusedPath({activeElement, body}: Document): HTMLElement[] {
  const path: HTMLElement[] = [];
  let active = activeElement as HTMLElement | null;
  while (active !== null && active !== body) {
    path.unshift(active);
    active = (active.shadowRoot?.activeElement ?? null) as HTMLElement | null;
  }
  return path;
}

/**
 * Remembers what has the focus. The function that it gives hands the focus back: to that element, or where it is gone
 * or hidden by now, to the element whose shadow root it was in.
 */
export function rememberFocus(page: Document): () => void {
  const path = focusedPath(page);
  return () => {
    const [now] = focusedPath(page);
    if (now !== undefined && now === path[0]) return;
    path.some(element => element.isConnected && tryFocus(element, {preventScroll: true}));
  };
}

/** Listener for `mousedown`: a press that moves no focus. Without it, a press on a popup would end the edit. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
