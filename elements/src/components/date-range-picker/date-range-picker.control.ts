import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-date-range-picker lang="en-GB" label="Stay" hint="Help" required value="2026-05-12/2026-05-14"></lc-date-range-picker>',
    shows: ['Stay', 'Help', 'required-mark', 'aria-describedby="hint message"'],
    note: 'The range',
  },
  frame: {value: 'value="2026-05-12/2026-05-14"'},
  playground: {properties: {label: 'Stay', hint: 'Your first and last day.', name: 'stay'}},
};
