import {PLUS_REACT} from './contender.js';

const entryOf = name => `export {${name}} from '@life-changers/react';`;

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Life Changers, React',
  note: PLUS_REACT,
  usesReact: true,
  entries: {
    button: entryOf('Button'),
    'text-input': entryOf('TextInput'),
    checkbox: entryOf('Checkbox'),
    switch: entryOf('Switch'),
    select: entryOf('Select'),
    table: entryOf('DataTable'),
    'date-picker': entryOf('DateTimePicker'),
    toast: entryOf('Toast, useToast'),
    form: {code: entryOf('Form, TextInput'), over: entryOf('TextInput')},
    everything: `export * from '@life-changers/react';`,
  },
};
