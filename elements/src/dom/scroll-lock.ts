const locks = new Set<symbol>();
let restore: () => void = () => undefined;

/**
 * Keeps the page from scrolling behind a layer, without a jump: a scrollbar that takes room leaves its gutter behind.
 * The page scrolls again when every lock is released; it stays where it was.
 *
 * @returns Releases this lock; a second call does nothing.
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
  const hasScrollbar = innerWidth > root.clientWidth;
  const keepsGutter = getComputedStyle(root).scrollbarGutter !== 'auto';
  const scroller = viewportScroller();
  const undo = [setStyle(scroller, 'overflow-x', 'hidden'), setStyle(scroller, 'overflow-y', 'hidden')];
  if (hasScrollbar && !keepsGutter) undo.push(setStyle(root, 'scrollbar-gutter', 'stable'));
  return () => undo.forEach(step => step());
}

/** The element whose `overflow` the viewport has: the body's, unless the root has one (CSS Overflow, 3.3). */
function viewportScroller(): HTMLElement {
  const {documentElement, body} = document;
  const isOfBody = getComputedStyle(documentElement).overflowY === 'visible';
  return isOfBody && getComputedStyle(body).overflowY !== 'visible' ? body : documentElement;
}

/** Gives back what undoes it; through the CSSOM, which a strict content security policy allows. */
function setStyle({style}: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before, priority);
}
