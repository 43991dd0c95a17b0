import {LIST_RESERVE} from '../../styles/reserve.js';
import {FRUIT, SELECTED_OPTIONS, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-datalist name="fruit" label="Fruit" hint="Any">${SELECTED_OPTIONS}</lc-datalist>`,
    shows: ['Fruit', 'Any', 'value="Pear &amp; co"', 'aria-describedby="hint message"'],
    note: 'The value; the suggestions are closed',
  },
  options: FRUIT,
  frame: {value: 'value="p"'},
  playground: {
    properties: {
      label: 'City',
      hint: 'Choose one, or type another.',
      options: optionsOf('Lisbon', 'Braga', 'Porto', 'Évora', 'Faro'),
      name: 'city',
    },
  },
  entered: [{start: 'a', edits: {input: 'Pear'}, typed: 'p'}],
  reserve: LIST_RESERVE,
};
