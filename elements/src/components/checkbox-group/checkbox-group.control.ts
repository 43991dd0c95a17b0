import {GROUP_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-checkbox-group label="Fruit" select-all required>${SELECTED_OPTIONS}</lc-checkbox-group>`,
    shows: ['Fruit', 'Select all', 'Apple', 'Pear &amp; co', 'checked', 'id="required"'],
    note: 'All options',
  },
  options: FRUIT,
  frame: {
    value: 'value="[&quot;p&quot;]"',
    states: {all: 'select-all', horizontal: 'orientation="horizontal"'},
  },
  playground: {
    properties: {
      label: 'Notify me about',
      options: optionsOf('Invoices', 'Comments', 'Releases'),
      selectAll: true,
      name: 'topics',
    },
  },
  entered: [{start: ['a'], edits: {'input[value=a]': false, 'input[value=p]': true}, typed: ['p']}],
  reserve: GROUP_RESERVE,
};
