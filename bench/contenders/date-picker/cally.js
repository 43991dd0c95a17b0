import 'cally';
import {findComposed} from '../../page/composed.js';
import {DATE} from './contender.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'cally',
  note: 'It has no field: the app writes a button, and a popover that contains the calendar.',
  create(host) {
    const button = document.createElement('button');
    button.textContent = DATE.text;
    const popover = document.createElement('div');
    popover.popover = 'auto';
    const calendar = document.createElement('calendar-date');
    calendar.value = DATE.text;
    calendar.locale = 'en-US';
    calendar.append(document.createElement('calendar-month'));
    popover.append(calendar);
    button.popoverTargetElement = popover;
    host.append(button, popover);
    const selectedDay = () => findComposed(calendar, 'button[part~=selected]');
    return {
      isReady: () => button.isConnected,
      open: () => button.click(),
      close: () => popover.hidePopover(),
      calendar: () => (popover.matches(':popover-open') ? calendar : null),
      focusDay: () => selectedDay().focus(),
      destroy: () => {},
    };
  },
};
