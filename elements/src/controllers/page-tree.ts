import {memberOf} from './member-of.js';

/** What has the focus, looking into shadow roots; the body when nothing has. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The element that a node is shown in: its parent, its slot's place, or the host of its shadow root. */
export function parentInPage(node: Node): Element | null {
  const slot = node instanceof Element ? memberOf(node, 'assignedSlot') : null;
  if (slot) return slot;
  const parentNode = memberOf(node, 'parentNode');
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

/** Whether a node is shown inside an element, or is that element, across shadow roots. */
export function containsInPage(element: Element, node: Node | null): boolean {
  for (let around = node; around !== null; around = parentInPage(around)) {
    if (around === element) return true;
  }
  return false;
}
