/**
 * Writes an attribute at once, as native reflection does, so that a form that is read before the element's next
 * update already sees it. Writing the value that is there does nothing.
 */
export function setAttribute(element: Element, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}
