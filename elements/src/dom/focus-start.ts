import {composedDescendants} from './composed-tree.js';
import {tabStops, tryFocus} from './focus.js';

/** The parts of a dialog that may be focused. */
interface FocusParts {
  readonly dialog: HTMLElement;
  readonly scroller: HTMLElement;
  readonly footer: HTMLElement | null;
}

/**
 * Sets the initial focus (ARIA Authoring Practices, "Dialog"), in this order: an element with `autofocus`;
 * the first control of the content, or the start of the content if that control is out of view; if there is
 * no control, the first button of the footer, which is the safe one; the close button.
 */
export function focusStart({dialog, scroller, footer}: FocusParts): void {
  const autofocus = [...composedDescendants(dialog)].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.hasAttribute('autofocus'),
  );
  if (autofocus.some(element => tryFocus(element))) return;
  const taken = tabStops(scroller).find(stop => tryFocus(stop, {preventScroll: true}));
  if (taken !== undefined && isInSight(taken, scroller)) return;
  if (taken !== undefined || scroller.scrollHeight > scroller.clientHeight + 1) {
    // It may not be focusable yet.
    if (!scroller.hasAttribute('tabindex')) scroller.tabIndex = -1;
    scroller.focus();
    return;
  }
  const rest = footer === null ? [] : tabStops(footer);
  if (rest.some(stop => tryFocus(stop))) return;
  tabStops(dialog).some(stop => !stop.matches('.edge') && tryFocus(stop));
}

function isInSight(element: HTMLElement, scroller: HTMLElement): boolean {
  const {top} = element.getBoundingClientRect();
  return top < scroller.getBoundingClientRect().bottom;
}
