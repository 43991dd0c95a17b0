import {testPopupEvents} from '../../testing/popup-events.js';
import './date-time-picker.define.js';
import './calendar.define.js';

testPopupEvents({
  make: () => Object.assign(document.createElement('lc-date-time-picker'), {label: 'Start'}),
  openKey: 'ArrowDown',
  chooseKeys: ['Enter'],
  toggle: control => control.shadowRoot!.querySelector('#control')!,
});
