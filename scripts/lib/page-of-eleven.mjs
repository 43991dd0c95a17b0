/**
 * The page of eleven pieces, which an app with forms and a table needs: its bytes are the first row of the bench and have a
 * budget. Elements that such a page has anyway weigh less together than each alone, because they share their base. The upload has
 * a list of files, like those of other libraries.
 */
const ELEMENTS = [
  'button',
  'text-input',
  'select',
  'checkbox',
  'radio-button',
  'switch',
  'date-time-picker',
  'file-upload',
  'multiple-files',
  'modal',
  'data-table',
];

/** The code that imports the eleven pieces, the last of which is a toast. */
export const PAGE_OF_ELEVEN = [
  ...ELEMENTS.map(name => `import '@life-changers/elements/${name}';`),
  `export {toast} from '@life-changers/elements/toast';`,
].join('\n');

/** The same pieces as React components. */
export const REACT_PAGE_OF_ELEVEN = [
  `import '@life-changers/elements/multiple-files';`,
  `export {Button, Checkbox, DataTable, DateTimePicker, FileUpload, Modal, RadioButton, Select} from '@life-changers/react';`,
  `export {Switch, TextInput, useToast} from '@life-changers/react';`,
].join('\n');
