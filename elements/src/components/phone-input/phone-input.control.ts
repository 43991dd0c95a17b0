import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-phone-input label="Phone" hint="For the courier" value="+4915123456789" required></lc-phone-input>',
    shows: ['Phone', 'For the courier', 'required-mark', 'type="tel"', '+4915123456789'],
    note: 'The number, and with the data of countries their list',
  },
  frame: {
    value: 'value="+4915123456789"',
    states: {
      placeholder: 'placeholder="+49 151 23456789"',
      'read-only': 'readonly value="+4915123456789"',
    },
  },
  playground: {properties: {label: 'Phone', hint: 'With the calling code, such as +49.', name: 'phone'}},
  entered: [
    {start: '', edits: {input: '+4915123456789'}, typed: '+4915123456789'},
    {start: '+4915123456789', edits: {input: ''}, typed: ''},
  ],
};
