import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import {localDate} from './contender.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'flatpickr',
  create(host) {
    const input = host.appendChild(document.createElement('input'));
    const picker = flatpickr(input, {defaultDate: localDate(), animate: false});
    return {
      isReady: () => input.value !== '',
      open: () => picker.open(),
      close: () => picker.close(),
      calendar: () => (picker.isOpen ? picker.calendarContainer : null),
      showNextMonth: () => picker.nextMonthNav.click(),
      focusDay: () => picker.selectedDateElem.focus(),
      destroy: () => picker.destroy(),
    };
  },
};
