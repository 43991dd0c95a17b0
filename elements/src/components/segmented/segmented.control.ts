import {FRUIT, SELECTED_OPTIONS, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-segmented label="Fruit" required>${SELECTED_OPTIONS}</lc-segmented>`,
    shows: ['Fruit', 'Apple', 'Pear &amp; co', 'checked', 'aria-required="true"'],
    note: 'All options',
  },
  options: FRUIT,
  frame: {value: 'value="p"'},
};
