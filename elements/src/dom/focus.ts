import {composedDescendants} from './composed-tree.js';
import {rendered} from './rendered.js';

/** Whether an element may be a tab stop. Whether it is hidden or disabled shows only when it is focused. */
function isStop(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && (element.tabIndex >= 0 || element.isContentEditable);
}

/**
 * Returns the tab stops inside an element in order, including shadow roots and slots. Some may be hidden or
 * disabled.
 */
export function tabStops(root: Element): HTMLElement[] {
  return [...composedDescendants(root)].filter(isStop);
}

/** Focuses an element. Returns false if it cannot be focused. */
export function tryFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options);
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Returns what gets the focus of an element: the element, or the first tab stop in its shadow root. */
export function focusPart(element: HTMLElement): HTMLElement {
  return element.shadowRoot === null || element.tabIndex >= 0 ? element : (tabStops(element)[0] ?? element);
}

/** The same, once the element is defined and has rendered. */
export async function renderedFocusPart(element: HTMLElement): Promise<HTMLElement> {
  await rendered(element);
  return focusPart(element);
}

/**
 * Whether the focus is in an element. Most of the time, nothing is focused, and without an active element, jsdom throws
 * for `:focus-within`.
 */
export function hasFocusWithin(element: Element): boolean {
  const {activeElement, body} = element.ownerDocument;
  return activeElement !== null && activeElement !== body && element.matches(':focus-within');
}

/** Focuses an element or something in it. Makes it focusable until it loses the focus. Returns false if it is hidden. */
export function focusRegion(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options);
  if (hasFocusWithin(element)) return true;
  if (element.hasAttribute('tabindex')) return false;
  element.tabIndex = -1;
  // It is also sent when the window loses the focus, and then the element keeps it.
  const handleBlur = (): void => {
    if (element.matches(':focus')) return;
    element.removeEventListener('blur', handleBlur);
    element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', handleBlur);
  if (tryFocus(element, options)) return true;
  handleBlur();
  return false;
}

/** Firefox presses a button with the space key, even if the press of the key was handled. For `keyup`. */
export function keepFromClick(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** Whether a key is Tab. Checks the code too: WebKit on Linux does not report the key of Shift+Tab. */
export const isTab = ({key, code}: KeyboardEvent): boolean => key === 'Tab' || code === 'Tab';

/** Whether Tab moves the focus out of a popup. `stops` are its tab stops; hidden ones do not count. */
export function tabLeaves(popup: HTMLElement, stops: Iterable<Element>, event: KeyboardEvent): boolean {
  if (!isTab(event)) return false;
  const visible = [...stops].filter(stop => stop.getClientRects().length > 0);
  const focused = (popup.getRootNode() as ShadowRoot).activeElement;
  return event.shiftKey ? focused === visible[0] || focused === popup : focused === visible.at(-1);
}

/**
 * Listener for `mousedown` that keeps the focus in place. Without it, a press on a popup would end editing.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
