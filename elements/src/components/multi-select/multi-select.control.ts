import {LIST_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-multi-select name="fruit" label="Fruit" hint="Any" required>${SELECTED_OPTIONS}</lc-multi-select>`,
    shows: ['Fruit', 'Any', 'required-mark', 'aria-describedby="hint chosen message"', 'Pear &amp; co'],
    note: 'The tags; the list is closed',
  },
  options: FRUIT,
  frame: {
    value: 'value="[&quot;p&quot;]"',
    states: {several: 'value="[&quot;p&quot;, &quot;a&quot;]"'},
  },
  playground: {
    properties: {
      label: 'Topics',
      hint: 'Type to find one.',
      options: optionsOf('Invoices', 'Comments', 'Releases'),
      name: 'topics',
    },
  },
  entered: [{start: ['p'], edits: {input: 'App'}, submitted: 'p'}],
  reserve: LIST_RESERVE,
};
