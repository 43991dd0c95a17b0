/** Reads the tree as it is shown: shadow roots with what is slotted into them. */

/**
 * Returns the nodes that are shown in the place of the children of a node.
 * @param {Node} node
 * @returns {Iterable<Node>}
 */
function shownChildren(node) {
  if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes();
  return (node instanceof Element && node.shadowRoot ? node.shadowRoot : node).childNodes;
}

const HIDDEN = new Set(['STYLE', 'SCRIPT', 'TEMPLATE']);

/**
 * Returns the text and the values of inputs.
 * @param {Node} node
 * @returns {string}
 */
export function composedText(node) {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return ` ${node.value} `;
  if (node instanceof Element && HIDDEN.has(node.tagName)) return '';
  return Array.from(shownChildren(node), composedText).join('');
}

/**
 * Returns the first element that matches a selector, in any shadow root.
 * @param {Node} node
 * @param {string} selector
 * @returns {Element | null}
 */
export function findComposed(node, selector) {
  for (const child of shownChildren(node)) {
    if (!(child instanceof Element)) continue;
    const found = child.matches(selector) ? child : findComposed(child, selector);
    if (found) return found;
  }
  return null;
}

/**
 * Returns how many elements match a selector, in all shadow roots.
 * @param {Node} node
 * @param {string} selector
 * @returns {number}
 */
export function countComposed(node, selector) {
  let count = 0;
  for (const child of shownChildren(node)) {
    if (child instanceof Element) count += Number(child.matches(selector)) + countComposed(child, selector);
  }
  return count;
}

/**
 * Returns how many nodes of any type a tree has, shadow trees included.
 * @param {Node} node
 * @returns {number}
 */
export function countNodes(node) {
  let count = 1;
  if (node instanceof Element && node.shadowRoot) count += countNodes(node.shadowRoot) - 1;
  for (const child of node.childNodes) count += countNodes(child);
  return count;
}

/** Returns the focused element, in the innermost shadow root. */
export function deepActiveElement() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
