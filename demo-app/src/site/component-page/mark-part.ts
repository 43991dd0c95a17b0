/** Marks a part on the stage, or else at a glance. Returns a function that removes the marks. */
export function markPart(tag: string, part: string): () => void {
  const marks = visibleParts(tag, part).map(mark);
  return () => {
    for (const element of marks) element.remove();
  };
}

function visibleParts(tag: string, part: string): Element[] {
  const places = [...document.querySelectorAll('.stage, .glance')];
  return places.map(place => partsIn(place, tag, part)).find(parts => parts.length > 0) ?? [];
}

const partsIn = (place: Element, tag: string, part: string): Element[] =>
  [...place.querySelectorAll(tag)]
    .flatMap(element => [...(element.shadowRoot?.querySelectorAll(`[part~="${part}"]`) ?? [])])
    .filter(isVisible);

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
