/** Returns the link of the current page in a sidebar, including its shadow roots, or null if there is none. */
export function findCurrentLink(root: ParentNode): Element | null {
  for (const element of root.querySelectorAll('lc-sidebar-group, lc-sidebar-link')) {
    const shadow = element.shadowRoot;
    const found = shadow && (shadow.querySelector('a[aria-current="page"]') ?? findCurrentLink(shadow));
    if (found) return found;
  }
  return null;
}

/** Scrolls a link into the middle of its scroller if it is not visible there, or faded. Scrolls nothing else. */
export function revealLink(link: Element, scroller: Element): void {
  const {top, bottom, height} = link.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const faded = parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0;
  if (height === 0 || (top >= frame.top + faded && bottom <= frame.bottom - faded)) return;
  scroller.scrollTop += top - frame.top - (frame.height - height) / 2;
}
