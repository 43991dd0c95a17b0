import {GROUP_RESERVE} from '../../styles/reserve.js';
import {FRUIT, jsonAttribute, optionsOf, type ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: `<lc-radio-box label="Size" value="m" options="${jsonAttribute([
      {text: 'Small', value: 's'},
      {text: 'Medium', value: 'm'},
    ])}"></lc-radio-box>`,
    shows: ['Size', 'Small', 'Medium', 'checked'],
    note: 'All options',
  },
  options: FRUIT,
  frame: {value: 'value="p"', states: {columns: 'columns="2"'}},
  playground: {
    properties: {
      label: 'Plan',
      options: optionsOf('Free', 'Team', 'Company'),
      boxesPerRow: 3,
      name: 'plan',
    },
    isWide: true,
  },
  entered: [{start: 'a', edits: {'input[value=p]': true}, typed: 'p'}],
  reserve: GROUP_RESERVE,
};
