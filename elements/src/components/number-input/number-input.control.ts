import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-number-input label="Price" value="1234.5" min="0" format='{"style":"currency","currency":"EUR"}'></lc-number-input>`,
    shows: ['Price', 'value="€1,234.50"', 'inputmode="decimal"', 'aria-label="Increase Price"'],
    note: 'The number in its format, and the message',
  },
  frame: {
    value: 'value="1234.5"',
    states: {
      placeholder: 'placeholder="10"',
      'read-only': 'readonly value="5"',
      'without steppers': 'hide-steppers value="5"',
      unit: 'measurement-unit="mg" value="2.50"',
      currency: `format='{"style":"currency","currency":"EUR"}' value="-1234.5"`,
    },
  },
  playground: {
    properties: {
      label: 'Price',
      initValue: '19.90',
      min: 0,
      format: {style: 'currency', currency: 'EUR'},
      name: 'price',
    },
  },
  entered: [
    {start: 1234.5, edits: {input: '4,321'}, typed: 4321},
    {start: 1234.5, edits: {input: '42.5'}, typed: 42.5},
  ],
};
