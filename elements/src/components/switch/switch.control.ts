import {LINE_RESERVE} from '../../styles/reserve.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-switch label="Notify me" checked></lc-switch>',
    shows: ['Notify me', 'role="switch"', 'checked'],
    note: 'Its state',
  },
  frame: {value: 'checked'},
  playground: {properties: {label: 'Daily backup', hint: 'At midnight.', name: 'backup'}},
  entered: [
    {start: false, edits: {input: true}, typed: true, submitted: 'on'},
    {start: true, edits: {input: false}, typed: false, submitted: null},
  ],
  reserve: LINE_RESERVE,
};
