const locks = new Set<symbol>();
let restore: () => void = () => undefined;

/**
 * Keeps the page from scrolling behind a layer. The layout does not shift: if a scrollbar takes up space, padding
 * replaces it, because a backdrop does not cover the gutter of a scrollbar. Fixed elements can keep clear of it with
 * `--lc-scrollbar-gap`. The page can scroll again after all locks are released, and keeps its scroll position.
 *
 * @returns A function that releases this lock. A second call does nothing.
 */
export function lockScroll(): () => void {
  const lock = Symbol();
  if (locks.size === 0) restore = stopScrolling();
  locks.add(lock);
  return () => {
    if (locks.delete(lock) && locks.size === 0) restore();
  };
}

function stopScrolling(): () => void {
  const root = document.documentElement;
  const {scrollbarGutter, paddingRight} = getComputedStyle(root);
  const {width} = root.getBoundingClientRect();
  const scroller = viewportScroller();
  const undo = [setStyle(scroller, 'overflow-x', 'hidden'), setStyle(scroller, 'overflow-y', 'hidden')];
  // Gutters on both edges are the app's own.
  if (scrollbarGutter === 'stable') undo.push(setStyle(root, 'scrollbar-gutter', 'auto'));
  const gap = root.getBoundingClientRect().width - width;
  if (gap > 0)
    undo.push(
      setStyle(root, 'padding-right', `${parseFloat(paddingRight) + gap}px`),
      setStyle(root, '--lc-scrollbar-gap', `${gap}px`),
    );
  return () => undo.forEach(step => step());
}

/**
 * Returns the element whose `overflow` applies to the viewport: the body, unless the root sets one (CSS
 * Overflow, 3.3).
 */
function viewportScroller(): HTMLElement {
  const {documentElement, body} = document;
  const isOfBody = getComputedStyle(documentElement).overflowY === 'visible';
  return isOfBody && getComputedStyle(body).overflowY !== 'visible' ? body : documentElement;
}

/**
 * Sets a style and returns a function that restores it. Uses the CSSOM, which a strict content security
 * policy allows.
 */
function setStyle({style}: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before, priority);
}
