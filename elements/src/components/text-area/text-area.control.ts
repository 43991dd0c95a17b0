import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-text-area name="note" label="Note" hint="Help" required value="&lt;Ada&gt;" counter></lc-text-area>',
    shows: [
      'Note',
      'Help',
      'required-mark',
      'aria-describedby="hint counter message"',
      '&lt;Ada&gt;</textarea>',
    ],
    note: 'The text and the counter',
  },
};
