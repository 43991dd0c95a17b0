import {LINE_RESERVE} from '../../styles/reserve.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-checkbox name="terms" label="I agree" required checked></lc-checkbox>',
    shows: ['I agree', 'required-mark', 'checked', 'aria-describedby="message"'],
    note: 'Its state',
  },
  frame: {value: 'checked', states: {indeterminate: 'indeterminate'}},
  playground: {properties: {label: 'Send me a copy', hint: 'By email.', name: 'copy'}},
  entered: [
    {start: false, edits: {input: true}, typed: true, submitted: 'on'},
    {start: true, edits: {input: false}, typed: false, submitted: null},
  ],
  reserve: LINE_RESERVE,
};
