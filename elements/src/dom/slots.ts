/** The children that have a `slot` attribute only because their shadow root does not assign slots by script. */
const named = new WeakSet<Element>();

/** Whether the app has not given a child the name of a slot. */
export function isUnnamed(child: Element): boolean {
  return !child.hasAttribute('slot') || named.has(child);
}

/** Assigns a child to a slot without a name. */
export let assignItem = (slot: HTMLSlotElement, item: Element): void => slot.assign?.(item);

/**
 * Sets the `slot` of items to the name of their slot, if a server has rendered the shadow root: HTML cannot say that its slots are
 * assigned by script. For hydration.
 */
export function assignItemsByName(): void {
  const assign = assignItem;
  let count = 0;
  assignItem = (slot, item) => {
    if ((slot.getRootNode() as ShadowRoot).slotAssignment !== 'named') return assign(slot, item);
    slot.name ||= `item-${++count}`;
    if (item.slot === slot.name) return;
    item.slot = slot.name;
    named.add(item);
  };
}
