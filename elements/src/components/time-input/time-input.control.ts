import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-time-input name="field" label="Field" hint="Help" required value="14:30"></lc-time-input>',
    shows: ['Field', 'Help', 'required-mark', 'aria-describedby="hint message"', '2:30 PM'],
    note: 'The time in the language',
  },
  frame: {value: 'value="14:30"'},
  playground: {properties: {label: 'Start', hint: 'Such as 9:30.', name: 'start'}},
  entered: [{start: '09:00', edits: {input: '14:30'}, typed: '14:30'}],
};
