/**
 * The composed tree: the document as rendered, through shadow roots and slots. `Node.contains`, `closest`,
 * and `document.activeElement` stop at a shadow root; these functions do not.
 */
import {memberOf} from './member-of.js';

/** Whether a node is a shadow root, of any document. */
export function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}

/** Returns the slot that shows a node, the host of a shadow root, or else the parent node. */
export function composedParent(node: Node): Node | null {
  if (isShadowRoot(node)) return node.host;
  const slot = node instanceof Element ? memberOf(node, 'assignedSlot') : null;
  return slot ?? memberOf(node, 'parentNode');
}

/** Returns whether a node is inside an element, or is that element. */
export function composedContains(root: Node, node: Node | null): boolean {
  let current = node;
  while (current !== null && current !== root) current = composedParent(current);
  return current === root;
}

/** Returns the nearest element that passes the test: the given one, or one around it. */
export function composedClosest(
  element: Element | null,
  test: (element: HTMLElement) => boolean,
): HTMLElement | null {
  for (let node: Node | null = element; node !== null; node = composedParent(node)) {
    if (node instanceof HTMLElement && test(node)) return node;
  }
  return null;
}

/** Yields the elements inside an element, in rendered order. */
export function* composedDescendants(root: Element): Generator<Element, void, undefined> {
  for (const child of composedChildren(root)) {
    yield child;
    yield* composedDescendants(child);
  }
}

function composedChildren(element: Element): Iterable<Element> {
  if (element instanceof HTMLSlotElement) return element.assignedElements({flatten: true});
  return memberOf(element, 'shadowRoot')?.children ?? memberOf(element, 'children');
}

/** Returns the focused element, also inside shadow roots. If nothing is focused, that is the body. */
export function deepActiveElement(root: Document | ShadowRoot = document): Element | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
