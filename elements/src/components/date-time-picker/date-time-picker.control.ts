import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-date-time-picker label="Birthday" value="1815-12-10" date-format="yyyy-MM-dd"></lc-date-time-picker>',
    shows: ['Birthday', '1815-12-10'],
    note: 'The value; the calendar is closed',
  },
  frame: {value: 'value="2026-05-15"', states: {clearable: 'value="2026-05-15" clearable'}},
  playground: {properties: {label: 'Start date', hint: 'Your first day.', name: 'start'}},
};
