import {ITEMS_SLOT} from '../core/binding/index.js';
import {isServerView, mayFill} from './server-view.js';

/** The slot of items that are not shown. No shadow root has it. */
const NO_SLOT = 'no-item';

/** The children that have a `slot` attribute only because their shadow root does not assign slots by script. */
const named = new WeakSet<Element>();

let count = 0;

/** Whether the app has not given a child the name of a slot. */
export function isUnnamed(child: Element): boolean {
  return !child.hasAttribute('slot') || child.slot === ITEMS_SLOT || named.has(child);
}

/**
 * Assigns a child to a slot without a name; null for no slot. HTML cannot say that slots are assigned by script, so in a
 * shadow root of a server, both get a name.
 */
export function assignItem(slot: HTMLSlotElement | null, item: Element): void {
  if (item.parentElement?.shadowRoot?.slotAssignment !== 'named') return slot?.assign?.(item);
  const name = slot === null ? NO_SLOT : (slot.name ||= `item-${++count}`);
  if (item.slot === name) return;
  item.slot = name;
  named.add(item);
}

/** Whether a child fills a slot. White space alone does not fill the one without a name. The element listens to `slotchange`. */
export function isFilled(host: Element, name = ''): boolean {
  if (isServerView) return mayFill(name);
  return [...host.childNodes].some(node =>
    node instanceof Element
      ? (node.getAttribute('slot') ?? '') === name
      : name === '' && node instanceof Text && node.data.trim() !== '',
  );
}
