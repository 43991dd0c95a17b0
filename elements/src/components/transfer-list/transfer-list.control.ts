import {LABEL} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-transfer-list name="fruit" label="Fruit" hint="Any" required reorderable>${SELECTED_OPTIONS}</lc-transfer-list>`,
    shows: [
      'Fruit',
      'Any',
      'required-mark',
      'Available',
      'Apple',
      'Chosen',
      'Pear &amp; co',
      'role="listbox"',
    ],
    note: 'The two lists',
  },
  options: FRUIT,
  frame: {
    value: 'value="[&quot;p&quot;]"',
    states: {reorderable: 'reorderable value="[&quot;p&quot;, &quot;a&quot;]"'},
  },
  playground: {
    properties: {
      label: 'Columns',
      options: optionsOf('Date', 'Customer', 'Status', 'Total'),
      initValue: ['date', 'total'],
      reorderable: true,
      name: 'columns',
    },
    isWide: true,
  },
  reserve: `min-block-size: calc(${LABEL} + ${token.fontSizeSm} * ${token.lineHeight} + ${token.space} + 17.5rem);\n  overflow: clip;`,
};
