import {LABEL} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-code-input name="code" label="Security code" value="123"></lc-code-input>',
    shows: ['Security code', 'one-time-code', '123'],
    note: 'The value',
  },
  frame: {
    value: 'value="123456"',
    states: {
      'some characters': 'value="123"',
      'four boxes': 'length="4"',
      'read-only': 'readonly value="123456"',
    },
  },
  playground: {
    properties: {label: 'Security code', hint: 'We sent it to your phone.', name: 'code'},
  },
  entered: [
    {start: '', edits: {input: '123456'}, typed: '123456'},
    {start: '123456', edits: {input: '654321'}, typed: '654321'},
  ],
  reserve: `min-block-size: calc(${LABEL} + ${token.controlHeight} * 1.2);`,
};
