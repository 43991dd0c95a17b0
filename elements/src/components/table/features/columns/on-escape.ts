import {windowOf} from '../../../../dom/platform.js';

/**
 * Handles Escape before anything else does, until a signal aborts.
 *
 * @param cancel Returns whether there was something to cancel.
 */
export function onEscape(element: Element, signal: AbortSignal, cancel: () => boolean): void {
  const handle = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  windowOf(element).addEventListener('keydown', handle, {capture: true, signal});
}
