import {GROUP_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-radio-button label="Fruit" required>${SELECTED_OPTIONS}</lc-radio-button>`,
    shows: ['Fruit', 'Apple', 'Pear &amp; co', 'checked', 'aria-required="true"'],
    note: 'All options',
  },
  options: FRUIT,
  frame: {value: 'value="p"'},
  playground: {properties: {label: 'Plan', options: optionsOf('Free', 'Team', 'Company'), name: 'plan'}},
  entered: [{start: 'a', edits: {'input[value=p]': true}, typed: 'p'}],
  reserve: GROUP_RESERVE,
};
