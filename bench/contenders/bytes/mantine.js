import {PLUS_REACT} from './contender.js';

/** The style sheets that every page needs. */
const GLOBAL = ['baseline', 'default-css-variables', 'global'];
/** Those of all fields, and of all lists and calendars that open. */
const FIELD = ['UnstyledButton', 'Loader', 'CloseButton', 'Input'];
const POPOVER = [...FIELD, 'VisuallyHidden', 'Overlay', 'Popover'];
const LIST = [...POPOVER, 'ScrollArea', 'Combobox'];

const stylesOf = names => names.map(name => `import '@mantine/core/styles/${name}.css';`);

/** A component with its provider and the style sheets that it needs. */
const entryOf = (name, ...styles) =>
  [`export {MantineProvider, ${name}} from '@mantine/core';`, ...stylesOf([...GLOBAL, ...styles])].join('\n');

const datesEntryOf = (name, ...styles) =>
  [
    `export {MantineProvider} from '@mantine/core';`,
    `export {${name}} from '@mantine/dates';`,
    ...stylesOf([...GLOBAL, ...POPOVER, ...styles]),
    `import '@mantine/dates/styles.css';`,
  ].join('\n');

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Mantine',
  note: `With the style sheets of each component alone, and its provider. ${PLUS_REACT}`,
  usesReact: true,
  entries: {
    'text-area': entryOf('Textarea', ...FIELD),
    'number-input': entryOf('NumberInput', ...FIELD, 'NumberInput'),
    password: entryOf('PasswordInput', ...FIELD, 'ActionIcon', 'PasswordInput'),
    'checkbox-group': entryOf('Checkbox', ...FIELD, 'InlineInput', 'Checkbox'),
    fieldset: entryOf('Fieldset', 'Fieldset'),
    'multi-select': entryOf('MultiSelect', ...LIST, 'Pill', 'PillsInput'),
    'searchable-select': entryOf('Select', ...LIST),
    'typed-date': datesEntryOf('DateInput'),
    'time-input': datesEntryOf('TimePicker', 'ScrollArea', 'SimpleGrid'),
    'date-range': datesEntryOf('DatePickerInput', 'ScrollArea', 'Paper', 'ModalBase', 'Modal'),
    'file-upload': entryOf('FileInput', ...FIELD),
    'code-input': entryOf('PinInput, Input', ...FIELD, 'Group', 'PinInput'),
  },
};
