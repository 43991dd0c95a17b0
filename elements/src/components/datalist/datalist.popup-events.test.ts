import {testPopupEvents} from '../../testing/popup-events.js';
import './datalist.define.js';

testPopupEvents({
  make: () =>
    Object.assign(document.createElement('lc-datalist'), {
      label: 'Language',
      options: [{text: 'Java', value: 'java'}],
    }),
  openKey: 'ArrowDown',
  chooseKeys: ['Enter'],
  toggle: control => control.shadowRoot!.querySelector('.toggle')!,
});
