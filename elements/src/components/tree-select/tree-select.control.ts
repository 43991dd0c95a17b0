import {LIST_RESERVE} from '../../styles/reserve.js';
import {jsonAttribute, type ControlRecord} from '../../testing/control-record.js';

const PLACES = [
  {
    text: 'Europe',
    value: 'eu',
    children: [
      {text: 'Italy', value: 'it', children: [{text: 'Rome', value: 'rome'}]},
      {text: 'Austria', value: 'at'},
    ],
  },
  {text: 'Asia', value: 'as', children: [{text: 'Japan', value: 'jp'}]},
];

export const control: ControlRecord = {
  server: {
    html: `<lc-tree-select name="place" label="Place" hint="Any" required value="rome" show-path options="${jsonAttribute(PLACES)}"></lc-tree-select>`,
    shows: [
      'Place',
      'Any',
      'required-mark',
      'aria-haspopup="tree"',
      'aria-describedby="hint message"',
      'Europe / Italy / Rome',
    ],
    note: 'The text of the value, or the tags; the tree is closed',
  },
  frame: {
    value: 'value="rome"',
    attributes: `options="${jsonAttribute(PLACES)}"`,
    states: {
      path: 'value="rome" show-path',
      multiple: 'multiple value="[&quot;rome&quot;, &quot;at&quot;]"',
      'read-only': 'value="rome" readonly',
    },
  },
  playground: {
    properties: {
      label: 'Department',
      hint: 'Type to find one.',
      name: 'department',
      options: [
        {
          text: 'Engineering',
          value: 'engineering',
          open: true,
          children: [
            {text: 'Platform', value: 'platform'},
            {text: 'Mobile', value: 'mobile'},
          ],
        },
        {text: 'Sales', value: 'sales', children: [{text: 'Partners', value: 'partners'}]},
        {text: 'Finance', value: 'finance'},
      ],
    },
  },
  reserve: LIST_RESERVE,
};
