import {composedParent, deepActiveElement} from './composed-tree.js';
import {focusRegion, hasFocusWithin} from './focus.js';
import {isRendered} from './rendered.js';

/** The content of a page. */
const MAIN = 'main, [role=main], lc-page-content';

/** What gets the focus although it is not focusable, if nothing nearer to the lost element can. */
const REGIONS = `${MAIN}, section, dialog, [role=region], [role=dialog]`;

const IN_PLACE: FocusOptions = {preventScroll: true};

/**
 * Remembers the focused element. Call the returned function with a layer that has closed. If the focus was in the layer,
 * or is lost, it returns to the remembered element. If that one is removed, hidden, or disabled, the nearest element
 * around it that can have the focus gets it, such as a table, or else the content of the page. The same happens if the
 * focused element is removed later, before the focus moves on.
 */
export function rememberFocus(page: Document): (layer: Element) => void {
  const path = focusedPath(page);
  return layer => {
    if (path.length === 0) return;
    restore(page, path, layer);
    whenRemoved(page, () => restore(page, path, layer));
  };
}

function restore(page: Document, path: readonly HTMLElement[], layer: Element): void {
  const focused = deepActiveElement(page) as HTMLElement | null;
  const isLost = focused === null || focused === page.body || !isRendered(focused);
  if (!isLost && !hasFocusWithin(layer)) return;
  // Otherwise, a shadow host around it would still seem to have the focus.
  focused?.blur();
  const places = [...path, page.querySelector<HTMLElement>(MAIN)];
  places.some(place => place?.isConnected && takesFocus(place));
}

function takesFocus(place: HTMLElement): boolean {
  if (place.matches(REGIONS)) return focusRegion(place, IN_PLACE);
  place.focus(IN_PLACE);
  return hasFocusWithin(place);
}

/** Returns the focused element and those around it, through shadow roots and slots; empty if nothing is focused. */
function focusedPath(page: Document): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (
    let node: Node | null = deepActiveElement(page);
    node !== null && node !== page.body;
    node = composedParent(node)
  )
    // The fields of a form can hide its methods. It is not focusable anyway.
    if ('focus' in node && node.nodeName !== 'FORM') path.push(node as HTMLElement);
  return path;
}

/** Calls back if the focused element is removed before the focus moves on. */
function whenRemoved(page: Document, onRemoved: () => void): void {
  const path = focusedPath(page);
  const observer = new MutationObserver(() => {
    if (isRendered(path[0]!)) return;
    observer.disconnect();
    onRemoved();
  });
  for (const {parentNode} of path) observer.observe(parentNode!, {childList: true});
  page.addEventListener('focusin', () => observer.disconnect(), {capture: true, once: true});
}
