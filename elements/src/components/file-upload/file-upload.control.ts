import {FIELD} from '../../styles/reserve.js';
import * as token from '../../styles/token.js';
import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-file-upload label="Photo" accept=".png" init-value="/photos/ada.png"></lc-file-upload>',
    shows: ['Photo', 'ada.png', 'accept=".png"'],
    note: 'The name of the first file',
  },
  frame: {value: 'init-value="/photos/ada.png"'},
  playground: {properties: {label: 'Invoice', hint: 'A PDF.', accept: '.pdf', name: 'invoice'}},
  reserve: `min-block-size: calc(${FIELD} + ${token.controlPadding} * 2);`,
};
