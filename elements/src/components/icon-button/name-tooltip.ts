const TAG = 'lc-tooltip';

/**
 * Adds a tooltip with the name of a button, which replaces the browser's, and lets it answer the event that asked for it. Does
 * nothing if the page has no tooltips.
 */
export async function addNameTooltip(base: HTMLElement, name: string, asked: Event): Promise<void> {
  if (customElements.get(TAG) === undefined) return;
  const tooltip = base.ownerDocument.createElement(TAG);
  base.id = 'base';
  tooltip.for = base.id;
  tooltip.naming = true;
  tooltip.textContent = name;
  base.after(tooltip);
  base.querySelector('[title]')?.removeAttribute('title');
  await tooltip.updateComplete;
  if (asked.type !== 'focusin' && base.matches(':hover')) {
    const {pointerType} = asked as PointerEvent;
    base.dispatchEvent(new PointerEvent('pointerenter', {pointerType}));
  }
}
