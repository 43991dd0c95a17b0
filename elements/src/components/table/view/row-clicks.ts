import {BodyRow} from './body-row.js';

/** What reacts to a click itself. The cells of a grid can have the focus, but do not. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, option, [contenteditable], [tabindex]:not(td)';

/** Returns the part of a table that an event comes from; null if it comes from elsewhere, such as a table in a cell. */
export function partOf<Part extends Element = Element>(event: Event, selector: string): Part | null {
  const root = event.currentTarget as Node;
  const isPart = (node: EventTarget) =>
    node instanceof Element && node.matches(selector) && root.contains(node);
  return (event.composedPath().find(isPart) as Part | undefined) ?? null;
}

/** Returns the row of the body that an event in a table comes from; null if it comes from elsewhere. */
export const rowOf = (event: Event): BodyRow | null => BodyRow.of(partOf(event, 'tbody > [part~="row"]'));

/** Whether an event in a row is not meant for a link or a control in it, and does not end a selection of text. */
export function isOutsideControls(event: Event): boolean {
  const path = event.composedPath();
  const inside = path.slice(
    0,
    path.findIndex(node => node instanceof Element && node.matches('tr')),
  );
  const isControl = (node: EventTarget) =>
    node instanceof Element && (node.matches(CONTROLS) || node.localName.startsWith('lc-'));
  return !inside.some(isControl) && (event.type !== 'click' || getSelection()?.isCollapsed !== false);
}
