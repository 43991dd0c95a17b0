import type {MenuStart} from './menu.controller.js';
import type {PopupController} from './popup.controller.js';

/** Handles an event of the button of a menu: a click opens or closes the menu, and an arrow key opens it. */
export function handleMenuButton(
  event: Event,
  menu: Pick<PopupController, 'isOpen' | 'hide'>,
  show: (start: MenuStart) => void,
): void {
  if (event.defaultPrevented) return;
  if (event.type === 'click') return menu.isOpen ? menu.hide('toggle') : show('first');
  const {key} = event as KeyboardEvent;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  show(key === 'ArrowDown' ? 'first' : 'last');
}
