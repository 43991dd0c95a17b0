import {pressKey} from '../../../page/keys.js';

/**
 * The actions of a user in the picker element, raw or through React.
 * @param {() => HTMLElement | null} picker
 */
export function actionsOf(picker) {
  const part = name => picker()?.shadowRoot?.querySelector(`[part~=${name}]`) ?? null;
  return {
    isReady: () => part('control')?.textContent.includes('2026') ?? false,
    open: () => part('control').click(),
    close: () => pressKey(part('calendar'), 'Escape'),
    calendar: () => part('calendar'),
    showNextMonth: () => picker().shadowRoot.querySelectorAll('[part~=month-button]')[1].click(),
    // Opening moves the focus to the selected day.
    focusDay: () => {},
  };
}
