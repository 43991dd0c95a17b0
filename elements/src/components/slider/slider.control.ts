import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-slider label="Volume" value="30" measurement-unit="%"></lc-slider>',
    shows: ['Volume', '30 %', 'value="30"'],
    note: 'The value',
  },
  frame: {
    value: 'value="30" measurement-unit="%"',
    states: {limits: 'value="30" show-limits'},
  },
  playground: {properties: {label: 'Volume', initValue: 60, measurementUnit: '%', name: 'volume'}},
  entered: [{start: 30, edits: {input: '70'}, typed: 70}],
};
