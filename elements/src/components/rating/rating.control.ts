import {LABEL} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-rating label="Quality" value="3.5" step="0.5" required></lc-rating>',
    shows: ['Quality', '3.5 of 5', 'checked', 'aria-required="true"'],
    note: 'All choices, and the value',
  },
  frame: {
    value: 'value="3"',
    states: {
      'half stars': 'value="3.5" step="0.5"',
      'read-only': 'readonly value="3.7"',
      small: 'size="sm" value="2"',
      large: 'size="lg" value="2"',
    },
  },
  playground: {properties: {label: 'Quality', initValue: 3, name: 'quality'}},
  entered: [{start: 2, edits: {'input[value="4"]': true}, typed: 4}],
  reserve: `min-block-size: calc(${LABEL} + 1.75rem + 2 * ${token.space});`,
};
