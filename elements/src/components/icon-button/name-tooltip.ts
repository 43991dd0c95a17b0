import {define} from '../../base/define.js';
import {LcTooltip} from '../tooltip/tooltip.js';

/** Adds a tooltip with the name of a button, which replaces the browser's, and lets it answer the event that asked for it. */
export async function addNameTooltip(base: HTMLElement, name: string, asked: Event): Promise<void> {
  define('lc-tooltip', LcTooltip);
  const tooltip = base.ownerDocument.createElement('lc-tooltip');
  base.id = 'base';
  tooltip.for = base.id;
  tooltip.naming = true;
  tooltip.textContent = name;
  base.after(tooltip);
  base.removeAttribute('title');
  await tooltip.updateComplete;
  if (asked.type === 'focusin') base.dispatchEvent(new FocusEvent('focusin'));
  else if (base.matches(':hover')) {
    const {pointerType} = asked as PointerEvent;
    base.dispatchEvent(new PointerEvent('pointerenter', {pointerType}));
  }
}
