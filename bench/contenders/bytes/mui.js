import {PLUS_REACT} from './contender.js';

const entryOf = (...names) =>
  names.map(name => `export {default as ${name}} from '@mui/material/${name}';`).join('\n');

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'MUI',
  note: PLUS_REACT,
  usesReact: true,
  entries: {
    button: entryOf('Button'),
    'text-input': entryOf('TextField'),
    checkbox: entryOf('Checkbox', 'FormControlLabel'),
    switch: entryOf('Switch', 'FormControlLabel'),
    select: entryOf('TextField', 'MenuItem'),
    toast: entryOf('Snackbar', 'Alert'),
    fieldset: entryOf('FormControl', 'FormLabel', 'FormGroup'),
    everything: `export * from '@mui/material';`,
  },
};
