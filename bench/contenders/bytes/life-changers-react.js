import {PLUS_REACT} from './contender.js';

const entryOf = (name, ...imports) =>
  [
    `export {${name}} from '@life-changers/react';`,
    ...imports.map(path => `import '@life-changers/elements/${path}';`),
  ].join('\n');

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
    'text-area': entryOf('TextArea'),
    'number-input': entryOf('NumberInput'),
    password: entryOf('TextInput', 'password'),
    'checkbox-group': entryOf('CheckboxGroup'),
    fieldset: entryOf('Fieldset'),
    'multi-select': entryOf('MultiSelect'),
    'searchable-select': entryOf('Select', 'select-list'),
    'typed-date': entryOf('DateTimePicker', 'typed-dates'),
    'date-fields': entryOf('DateFields'),
    'time-input': entryOf('TimeInput'),
    'date-range': entryOf('DateRangePicker'),
    'file-upload': entryOf('FileUpload', 'multiple-files'),
    'code-input': entryOf('CodeInput'),
    'loaded-list': entryOf('Datalist', 'option-loading'),
    'loaded-multi-select': entryOf('MultiSelect', 'option-loading'),
    table: entryOf('DataTable'),
    'date-picker': entryOf('DateTimePicker'),
    toast: entryOf('Toast, useToast'),
    form: {code: entryOf('Form, TextInput'), over: entryOf('TextInput')},
    everything: `export * from '@life-changers/react';`,
  },
};
