/** Marks a part where it is visible in the overview. Returns a function that removes the marks. */
export function markPart(tag: string, part: string): () => void {
  const marks = [...document.querySelectorAll(`.glance ${tag}`)].flatMap(element =>
    [...(element.shadowRoot?.querySelectorAll(`[part~="${part}"]`) ?? [])].filter(isVisible).map(mark),
  );
  return () => {
    for (const element of marks) element.remove();
  };
}

const isVisible = (part: Element) => part.checkVisibility({visibilityProperty: true});

/** Draws a frame around a part, in the coordinates of the document. */
function mark(part: Element): HTMLElement {
  const {left, top, width, height} = part.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.className = 'part-mark';
  frame.style.left = `${left + scrollX}px`;
  frame.style.top = `${top + scrollY}px`;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  document.body.append(frame);
  return frame;
}
