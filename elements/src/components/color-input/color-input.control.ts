import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-color-input name="field" label="Field" hint="Help" required value="Rebeccapurple" contrast-with="#fff"></lc-color-input>',
    shows: [
      'Field',
      'Help',
      'required-mark',
      'aria-describedby="hint contrast message"',
      '#663399',
      'Contrast 8.4:1 · AAA',
    ],
    note: 'The value and its contrast; the popup is closed',
  },
  frame: {
    value: 'value="#0c5f57"',
    states: {
      translucent: 'value="#0c5f5780" alpha',
      'with its contrast': 'value="#0c5f57" contrast-with="#fff"',
    },
  },
  playground: {
    properties: {
      label: 'Accent color',
      hint: 'For links and buttons.',
      initValue: '#0c5f57',
      swatches: [
        {color: '#0c5f57', name: 'Pine'},
        {color: '#8a3ffc', name: 'Violet'},
        {color: '#b3261e', name: 'Brick'},
      ],
      contrastWith: '#ffffff',
      name: 'accent',
    },
  },
  entered: [{start: '#ff0000', edits: {input: 'lime'}, typed: '#00ff00'}],
};
