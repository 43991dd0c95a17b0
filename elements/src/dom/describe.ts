const ATTRIBUTE = 'aria-describedby';

/** Whether an element refers to this description. Elements that render their own `aria-describedby` lose it. */
export function isDescribedBy(element: Element, description: Element): boolean {
  return element.ariaDescribedByElements?.includes(description) ?? element.hasAttribute('aria-description');
}

/**
 * Describes an element by another one, in addition to those that describe it already. The other one may be in a root around
 * the element. Without support for that, its text is copied.
 *
 * @returns A function that restores what was there.
 */
export function describeBy(element: Element, description: Element): () => void {
  if (!Reflect.has(element, 'ariaDescribedByElements')) {
    element.setAttribute('aria-description', description.textContent.trim());
    return () => element.removeAttribute('aria-description');
  }
  const before = element.getAttribute(ATTRIBUTE);
  element.ariaDescribedByElements = [...(element.ariaDescribedByElements ?? []), description];
  return () => {
    // Otherwise, something else has described it since.
    if (element.getAttribute(ATTRIBUTE) !== '') return;
    // A removed description is no longer among them.
    const others = (element.ariaDescribedByElements ?? []).filter(other => other !== description);
    if (before) element.setAttribute(ATTRIBUTE, before);
    else if (others.length === 0) element.removeAttribute(ATTRIBUTE);
    else element.ariaDescribedByElements = others;
  };
}
