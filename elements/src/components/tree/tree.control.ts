import {jsonAttribute, type ControlRecord} from '../../testing/control-record.js';

const FILES = [
  {
    value: 'reports',
    label: 'Reports',
    icon: 'R',
    open: true,
    items: [{value: 'june'}, {value: 'july', href: '/july'}],
  },
  {value: 'contracts', items: [{value: 'office'}]},
];

export const control: ControlRecord = {
  server: {
    html: `<lc-tree name="file" label="Files" hint="Help" required value="june" items="${jsonAttribute([
      {value: 'reports', open: true, items: [{value: 'june', label: 'June.pdf'}]},
      {value: 'contracts', items: [{value: 'office'}]},
    ])}"></lc-tree>`,
    shows: [
      'Files',
      'Help',
      'required-mark',
      'aria-level="2"',
      'aria-selected="true"',
      'June.pdf',
      'contracts',
    ],
    note: 'The items of `items`; of the children, only what they show themselves',
  },
  frame: {
    value: 'value="june"',
    attributes: `items="${jsonAttribute(FILES)}"`,
    states: {
      'hint and required': 'hint="Hint" required',
      multiple: 'selection="multiple" value="[&quot;june&quot;]"',
      'without a selection': 'selection="none"',
      'without items': 'items="[]"',
    },
  },
  playground: {
    properties: {
      label: 'Documents',
      name: 'document',
      items: [
        {
          value: 'reports',
          label: 'Reports',
          open: true,
          items: [
            {value: 'june', label: 'June.pdf'},
            {value: 'july', label: 'July.pdf'},
          ],
        },
        {value: 'contracts', label: 'Contracts', items: [{value: 'office', label: 'Office lease.pdf'}]},
        {value: 'notes', label: 'Notes.txt'},
      ],
    },
  },
  // Its items take their own space.
  reserve: '',
};
