import {jsonAttribute, type ControlRecord} from '../../testing/control-record.js';

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
};
