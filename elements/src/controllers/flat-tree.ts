import {memberOf} from './member-of.js';

/**
 * The elements that are drawn inside an element, in the order in which they are drawn: those of its shadow root, or
 * those that its slots show, and so on.
 */
export function* flatTree(root: Element): Generator<Element, void, undefined> {
  for (const child of flatChildren(root)) {
    yield child;
    yield* flatTree(child);
  }
}

/** Whether a node is drawn inside an element, or is that element. */
export function flatContains(root: Element, node: Node | null): boolean {
  let current = node;
  while (current !== null && current !== root) current = flatParent(current);
  return current === root;
}

function flatChildren(element: Element): Iterable<Element> {
  if (element instanceof HTMLSlotElement) return element.assignedElements({flatten: true});
  return memberOf(element, 'shadowRoot')?.children ?? memberOf(element, 'children');
}

/** What a node is drawn in: its slot, the host of its shadow root, or its parent. */
export function flatParent(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = node instanceof Element ? memberOf(node, 'assignedSlot') : null;
  return slot ?? memberOf(node, 'parentNode');
}
