/**
 * Returns the lower edge of a sticky header, in CSS pixels, and moves the top of a popup there: only the browser can resolve
 * its unit. It is not changed by the motion of the popup.
 */
export function headerEdge(popup: HTMLElement): number {
  popup.style.top = 'var(--lc-header-height, 0px)';
  return parseFloat(getComputedStyle(popup).top) || 0;
}
