import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-text-input name="email" type="email" label="Email" hint="Work" show-validation required></lc-text-input>',
    shows: ['Email', 'Work', 'required-mark', 'aria-describedby="hint message"', 'Email is required.'],
    note: 'The value and the message',
  },
  frame: {
    value: 'value="Ada"',
    states: {
      placeholder: 'placeholder="Ada"',
      'read-only': 'readonly value="Ada"',
      'read-only and required': 'readonly required show-validation',
      number: 'type="number" value="3"',
    },
  },
  playground: {
    properties: {label: 'Email', hint: 'We send the invoice there.', type: 'email', name: 'email'},
  },
  entered: [
    {start: '', edits: {input: 'Grace'}, typed: 'Grace'},
    {start: 'Ada', edits: {input: 'Grace'}, typed: 'Grace'},
    {start: 'Ada', edits: {input: ''}, typed: ''},
    {start: 3, edits: {input: '42'}, typed: 42, properties: {type: 'number'}},
  ],
};
