/** Elements that may have a link, without those above and below the part that scrolls. */
const LINKS = ':is(lc-sidebar-group, lc-sidebar-link):not(lc-sidebar > [slot], lc-sidebar > [slot] *)';

/**
 * Returns the link of the current page among those that scroll in a sidebar, including their shadow roots, or null if there is
 * none.
 */
export function findCurrentLink(root: ParentNode): Element | null {
  for (const element of root.querySelectorAll(LINKS)) {
    const shadow = element.shadowRoot;
    const found = shadow && (shadow.querySelector('a[aria-current="page"]') ?? findCurrentLink(shadow));
    if (found) return found;
  }
  return null;
}

/**
 * Scrolls a link near the middle of its scroller if it is not visible there, or faded. Scrolls nothing else. Links are as high
 * as each other, so the first row is not cut off.
 */
export function revealLink(link: Element, scroller: Element): void {
  const {top, bottom, height} = link.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const faded = parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0;
  if (height === 0 || (top >= frame.top + faded && bottom <= frame.bottom - faded)) return;
  const rowsAbove = Math.floor((frame.height / height - 1) / 2);
  scroller.scrollTop += top - frame.top - rowsAbove * height;
}
