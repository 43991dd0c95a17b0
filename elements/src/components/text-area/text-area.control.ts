import {LABEL} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
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
  frame: {
    value: 'value="Ada"',
    states: {
      placeholder: 'placeholder="Ada"',
      'read-only': 'readonly value="Ada"',
      counter: 'counter maxlength="200" value="Ada"',
      'of several lines': 'value="one&#10;two&#10;three&#10;four"',
      'of more lines than it shows': 'max-rows="3" value="one&#10;two&#10;three&#10;four"',
      'of lines that wrap': `value="${'word '.repeat(99)}"`,
      'of lines that do not wrap': `wrap="off" value="${'word '.repeat(99)}"`,
      'with the height of its rows': 'rows="4" value="Ada"',
    },
  },
  playground: {
    properties: {
      label: 'Visit note',
      hint: 'It grows as you type.',
      maxLength: 200,
      counter: true,
      name: 'note',
    },
  },
  entered: [{start: 'Ada', edits: {textarea: 'Grace'}, typed: 'Grace'}],
  // Two lines of text.
  reserve: `min-block-size: calc(${LABEL} + 2em * ${token.lineHeight} + ${token.space} * 3 + 2px);`,
};
