import 'cally';
import {findComposed} from '../../page/composed.js';
import {element} from '../shared/element.js';
import {DATE} from './contender.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'cally',
  note: 'It has no field: the app writes a button, and a popover that contains the calendar.',
  create(host) {
    const button = element('button', {textContent: DATE.text});
    const month = element('calendar-month');
    const calendar = element('calendar-date', {value: DATE.text, locale: 'en-US'}, month);
    const popover = element('div', {popover: 'auto'}, calendar);
    button.popoverTargetElement = popover;
    host.append(button, popover);
    const selectedDay = () => findComposed(calendar, 'button[part~=selected]');
    return {
      isReady: () => button.isConnected,
      open: () => button.click(),
      close: () => popover.hidePopover(),
      calendar: () => (popover.matches(':popover-open') ? calendar : null),
      showNextMonth: () => findComposed(calendar, 'button[part~=next]').click(),
      focusDay: () => selectedDay().focus(),
    };
  },
};
