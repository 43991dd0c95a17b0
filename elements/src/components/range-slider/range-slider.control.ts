import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-range-slider label="Price" hint="Help" value="20,60" measurement-unit="€"></lc-range-slider>',
    shows: ['Price', 'Help', '20', '60 €', 'Price: From', 'aria-describedby="hint message"'],
    note: 'Both values',
  },
  frame: {
    value: 'value="20,60" measurement-unit="€"',
    states: {
      limits: 'value="20,60" show-limits',
      marks: `value="20,60" marks='[{"value": 0, "label": "0"}, {"value": 50}, {"value": 100, "label": "100"}]'`,
      vertical: 'value="20,60" orientation="vertical"',
    },
  },
  playground: {
    properties: {label: 'Price', initValue: '20,60', measurementUnit: '€', name: 'price'},
  },
  entered: [{start: '30,90', edits: {'#end': '70'}, typed: [30, 70], submitted: '70'}],
};
