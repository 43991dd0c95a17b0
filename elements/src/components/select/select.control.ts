import {LIST_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-select name="fruit" label="Fruit" required>${SELECTED_OPTIONS}</lc-select>`,
    shows: ['Fruit', 'Choose...', 'Apple', 'Pear &amp; co', 'selected', ' required'],
    note: 'The selected option',
  },
  options: FRUIT,
  frame: {value: 'value="p"'},
  playground: {
    properties: {
      label: 'City',
      hint: 'Where you work.',
      options: optionsOf('Lisbon', 'Braga', 'Porto', 'Évora', 'Faro'),
      name: 'city',
    },
  },
  entered: [{start: 'a', edits: {select: 'p'}, typed: 'p'}],
  reserve: LIST_RESERVE,
};
