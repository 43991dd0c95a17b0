/**
 * The window that shows an element: of an iframe or a popup, if the element was moved there. Its observers and
 * constructors work for that document. A document without a window shows nothing, so any window will do.
 */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
