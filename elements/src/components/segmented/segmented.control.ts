import {LIST_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-segmented label="Fruit" required>${SELECTED_OPTIONS}</lc-segmented>`,
    shows: ['Fruit', 'Apple', 'Pear &amp; co', 'checked', 'aria-required="true"'],
    note: 'All options',
  },
  options: FRUIT,
  frame: {value: 'value="p"'},
  playground: {properties: {label: 'Plan', options: optionsOf('Free', 'Team', 'Company'), name: 'plan'}},
  entered: [{start: 'a', edits: {'input[value=p]': true}, typed: 'p'}],
  reserve: LIST_RESERVE,
};
