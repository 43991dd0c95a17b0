import {LABEL} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-date-fields lang="en-GB" name="born" label="Born" hint="Help" required value="1990-05-15"></lc-date-fields>',
    shows: ['Born', 'Help', 'required-mark', 'aria-describedby="hint message"', 'Day', 'Month', '1990'],
    note: 'The date',
  },
  frame: {value: 'value="1990-05-15"'},
  playground: {
    properties: {label: 'Birthday', hint: 'Such as 5 / 15 / 1990.', name: 'birthday', autocomplete: 'bday'},
  },
  entered: [
    {
      start: '1990-05-15',
      edits: {'input[name=day]': '16', 'input[name=year]': '2001'},
      typed: '2001-05-16',
    },
  ],
  // Each field has a label too.
  reserve: `min-block-size: calc((${LABEL}) * 2 - ${token.space} * 0.5 + ${token.controlHeight});`,
};
