import type {Box} from '../../../dom/placement.js';

/** The styles on which the lines of a text depend. */
const COPIED = [
  'direction',
  'font',
  'letter-spacing',
  'line-height',
  'padding',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'word-spacing',
] as const;

/** Where a character of a text area is, from the top left corner of its text, in CSS pixels. */
export interface CaretPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Measures where a character is. Browsers do not tell it, so a hidden copy of the text is laid out in the same way. */
export function caretPlaceAt(area: HTMLTextAreaElement, index: number): CaretPlace {
  const styles = getComputedStyle(area);
  const copy = area.ownerDocument.createElement('div');
  for (const name of COPIED) copy.style.setProperty(name, styles.getPropertyValue(name));
  Object.assign(copy.style, {
    boxSizing: 'border-box',
    overflowWrap: 'break-word',
    position: 'fixed',
    visibility: 'hidden',
    whiteSpace: area.wrap === 'off' ? 'pre' : 'pre-wrap',
    width: `${area.clientWidth}px`,
  });
  const character = area.ownerDocument.createElement('span');
  character.textContent = area.value[index] ?? '.';
  copy.append(area.value.slice(0, index), character, area.value.slice(index + 1));
  area.after(copy);
  const [all, one] = [copy.getBoundingClientRect(), character.getClientRects()[0]!];
  copy.remove();
  return {x: one.left - all.left, y: one.top - all.top, height: one.height};
}

/** Returns the box of a character in the window, within the text area, which may have scrolled. */
export function boxOfPlace(area: HTMLTextAreaElement, {x, y, height}: CaretPlace): Box {
  const box = area.getBoundingClientRect();
  const top = Math.min(Math.max(y - area.scrollTop, 0), area.clientHeight - height);
  const left = Math.min(Math.max(x - area.scrollLeft, 0), area.clientWidth);
  return {
    top: box.top + area.clientTop + top,
    left: box.left + area.clientLeft + left,
    width: 0,
    height,
  };
}
