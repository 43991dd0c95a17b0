/**
 * The contenders of the bytes suite: the code that an app writes to have a kind, with the styles that it needs.
 *
 * @typedef {string} Kind A key of `KINDS` or `FURTHER` in the suite.
 *
 * @typedef {string | {code: string, over: string}} Entry Code, or what code adds to other code that the page has anyway.
 *
 * @typedef {object} BytesContender
 * @property {string} title
 * @property {string} [note] What a reader of the numbers must know.
 * @property {boolean} [usesReact] React is then left out; it is a contender, too.
 * @property {Partial<Record<Kind, Entry>>} entries
 * @property {Record<string, Entry>} [others] Further entries, which no other contender has.
 */
import {PAGE_OF_ELEVEN, REACT_PAGE_OF_ELEVEN} from '../../scripts/lib/page-of-eleven.mjs';
import {componentNames} from '../../scripts/lib/workspace.mjs';
import {
  alike,
  allOfWebAwesome,
  CONTROL,
  entries,
  FIELD,
  FORM,
  forReact,
  LIST,
  mantine,
  mantineDates,
  materialWeb,
  mui,
  ourReact,
  ours,
  overForm,
  overSchema,
  vaadin,
  webawesome,
} from '../lib/entries.mjs';

const FLATPICKR = `export {default} from 'flatpickr'; import 'flatpickr/dist/flatpickr.css';`;
const REACT_DATEPICKER = `export {default} from 'react-datepicker'; import 'react-datepicker/dist/react-datepicker.css';`;

const REACT_DATA_TABLE = `export {default} from 'react-data-table-component'; import 'react-data-table-component/css';`;
const REACT_TOASTIFY = `export {toast, ToastContainer} from 'react-toastify';`;

/** What of ours is measured as elements and in React: the module of each kind, and those of its features. */
const OURS = {
  ...alike('button text-input checkbox switch select text-area number-input checkbox-group fieldset'),
  ...alike('multi-select date-fields time-input code-input'),
  password: 'text-input password',
  'searchable-select': 'select select-list',
  'typed-date': 'date-time-picker typed-dates',
  'date-range': 'date-range-picker',
  'file-upload': 'file-upload multiple-files',
  'loaded-list': 'datalist option-loading',
  'loaded-multi-select': 'multi-select option-loading',
  table: 'data-table',
  'date-picker': 'date-time-picker',
};

/** @type {Record<string, BytesContender>} */
export const contenders = {
  floor: {
    title: 'Floor (Lit)',
    note: 'Lit alone, which each Lit element needs; for tables, dates and toasts, the hand-written DOM.',
    entries: {
      button: `export * from 'lit';`,
      table: `export {default} from './contenders/table/floor.js';`,
      'date-picker': `export {default} from './contenders/date-picker/floor.js';`,
      toast: `export {default} from './contenders/toasts/floor.js';`,
    },
  },
  'life-changers': {
    title: 'Life Changers',
    note: 'The calendar of date pickers, what opens menus and lists of selects, and what drags toasts away load once the page is idle, and are not counted.',
    entries: {
      page: PAGE_OF_ELEVEN,
      ...entries(ours, {
        ...OURS,
        ...alike(
          'badge tag avatar card callout tooltip popover drawer progress spinner skeleton tree copy-button',
        ),
        tabs: 'tabs tab tab-panel',
        accordion: 'accordion accordion-item',
        menu: 'menu menu-item',
      }),
      'file-transfer': `${ours('file-upload multiple-files')}\nexport * from '@life-changers/elements/file-transfer';`,
      toast: `export {toast} from '@life-changers/elements/toast';`,
      form: {code: FORM, over: CONTROL},
      everything: `import '@life-changers/elements';`,
    },
    others: {
      ...Object.fromEntries(componentNames().map(name => [`lc-${name}`, ours(name)])),
      'Error summary, over a form': overForm(ours('error-summary')),
      ...entries(code => overForm(`export ${code};`), {
        'Draft, over a form': `{keepDraft} from '@life-changers/elements/form-draft'`,
        'Leave guard, over a form': `{guardLeaving} from '@life-changers/elements/form-guard'`,
        'Issues of a server, over a form': `{readServerIssues} from '@life-changers/elements/server-issues'`,
      }),
    },
  },
  'life-changers-react': forReact('Life Changers, React', {
    page: REACT_PAGE_OF_ELEVEN,
    ...entries(ourReact, OURS),
    toast: `export {Toast, useToast} from '@life-changers/react';`,
    form: {
      code: `export {Form, TextInput} from '@life-changers/react';`,
      over: ourReact('text-input'),
    },
    everything: `export * from '@life-changers/react';`,
  }),
  'ag-grid': {
    title: 'AG Grid Community',
    entries: {
      table: `export {ClientSideRowModelModule, createGrid, ModuleRegistry, PaginationModule, QuickFilterModule} from 'ag-grid-community';`,
    },
  },
  antd: forReact('Ant Design', {
    page: `export {Button, Checkbox, DatePicker, Input, message, Modal, Radio, Select, Switch, Table, Upload} from 'antd';`,
  }),
  cally: {title: 'cally', entries: {'date-picker': `export * from 'cally';`}},
  flatpickr: {title: 'flatpickr', entries: {'date-picker': FLATPICKR, 'date-range': FLATPICKR}},
  'picked-pieces': forReact(
    'Picked pieces',
    {
      page: `export {default as Button} from 'react-bootstrap/Button'; export {default as Form} from 'react-bootstrap/Form';
        export {default as Modal} from 'react-bootstrap/Modal'; import 'bootstrap/dist/css/bootstrap.css';
        export {default as Select} from 'react-select';
        ${REACT_DATEPICKER.replace('{default}', '{default as DatePicker}')}
        ${REACT_DATA_TABLE.replace('{default}', '{default as DataTable}')}
        ${REACT_TOASTIFY}`,
    },
    'Well-known libraries for one thing each: react-bootstrap with the style sheet of Bootstrap, react-select, react-datepicker, react-data-table-component, and react-toastify. The upload is a native field.',
  ),
  formik: forReact('Formik', {form: overSchema(`export {FastField, Form, Formik} from 'formik';`)}),
  mantine: forReact(
    'Mantine',
    {
      ...entries(mantine, {
        'text-area': `Textarea + ${FIELD}`,
        'number-input': `NumberInput + ${FIELD} NumberInput`,
        password: `PasswordInput + ${FIELD} ActionIcon PasswordInput`,
        'checkbox-group': `Checkbox + ${FIELD} InlineInput Checkbox`,
        fieldset: 'Fieldset + Fieldset',
        'multi-select': `MultiSelect + ${LIST} Pill PillsInput`,
        'searchable-select': `Select + ${LIST}`,
        'file-upload': `FileInput + ${FIELD}`,
        'code-input': `PinInput, Input + ${FIELD} Group PinInput`,
      }),
      ...entries(mantineDates, {
        'typed-date': 'DateInput',
        'time-input': 'TimePicker + ScrollArea SimpleGrid',
        'date-range': 'DatePickerInput + ScrollArea Paper ModalBase Modal',
      }),
      page: `export {Button, Checkbox, FileInput, MantineProvider, Modal, Radio, Select, Switch, TextInput} from '@mantine/core';
        export {DateTimePicker} from '@mantine/dates'; export {DataTable} from 'mantine-datatable';
        export {Notifications, notifications} from '@mantine/notifications';
        ${['core', 'dates', 'notifications'].map(name => `import '@mantine/${name}/styles.css';`).join('')}
        import 'mantine-datatable/styles.css';`,
    },
    'With the style sheets of each component alone, and its provider. The page has the whole style sheets, and mantine-datatable.',
  ),
  'mantine-form': forReact('Mantine form', {
    form: overSchema(`export {schemaResolver, useForm} from '@mantine/form';`),
  }),
  'material-web': {
    title: 'Material Web',
    note: 'It has no table, date picker or toast.',
    entries: entries(materialWeb, {
      button: 'button/filled-button',
      'text-input': 'textfield/outlined-text-field',
      checkbox: 'checkbox/checkbox',
      switch: 'switch/switch',
      select: 'select/outlined-select select/select-option',
      everything: 'all',
    }),
  },
  mui: forReact(
    'MUI',
    {
      ...entries(mui, {
        button: 'Button',
        'text-input': 'TextField',
        checkbox: 'Checkbox FormControlLabel',
        switch: 'Switch FormControlLabel',
        select: 'TextField MenuItem',
        toast: 'Snackbar Alert',
        fieldset: 'FormControl FormLabel FormGroup',
      }),
      page: `${mui('Alert Button Checkbox Dialog FormControlLabel MenuItem Radio RadioGroup Snackbar Switch TextField')}
      export {DataGrid} from '@mui/x-data-grid'; export {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
      export {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
      export {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';`,
      everything: `export * from '@mui/material';`,
    },
    'The page has the data grid and the date picker of MUI X. Its upload is a button with a native field.',
  ),
  notistack: forReact('notistack', {toast: `export {enqueueSnackbar, SnackbarProvider} from 'notistack';`}),
  react: {
    title: 'React alone',
    note: 'What contenders for React need on top.',
    entries: {everything: `export * from 'react'; export {createRoot} from 'react-dom/client';`},
  },
  'react-aria': forReact(
    'React Aria Components',
    {
      page: `export {Button, Calendar, CalendarCell, CalendarGrid, Cell, Checkbox, Column, DateInput, DatePicker, DateSegment,
        Dialog, DialogTrigger, DropZone, FieldError, FileTrigger, Group, Heading, Input, Label, ListBox, ListBoxItem, Modal,
        Popover, Radio, RadioGroup, Row, Select, SelectValue, Switch, Table, TableBody, TableHeader, TextField,
        UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion} from 'react-aria-components';`,
    },
    'Without styles. Its table has no pager.',
  ),
  'react-data-table-component': forReact('react-data-table-component', {
    table: REACT_DATA_TABLE,
  }),
  'react-datepicker': forReact('react-datepicker', {
    'date-picker': REACT_DATEPICKER,
    'date-range': REACT_DATEPICKER,
  }),
  'react-hook-form': forReact('React Hook Form', {
    form: overSchema(
      `export {useForm, useFormState} from 'react-hook-form'; export {zodResolver} from '@hookform/resolvers/zod';`,
    ),
  }),
  'react-toastify': forReact('react-toastify', {
    toast: REACT_TOASTIFY,
  }),
  'simple-datatables': {
    title: 'simple-datatables',
    entries: {
      table: `export {DataTable} from 'simple-datatables'; import 'simple-datatables/dist/style.css';`,
    },
  },
  sonner: forReact('sonner', {toast: `export {toast, Toaster} from 'sonner';`}),
  tabulator: {
    title: 'Tabulator',
    entries: {
      table: `export {TabulatorFull} from 'tabulator-tables'; import 'tabulator-tables/dist/css/tabulator.css';`,
    },
  },
  'tanstack-form': forReact('TanStack Form (React)', {
    form: overSchema(`export {useForm} from '@tanstack/react-form';`),
  }),
  'tanstack-react-table': forReact('TanStack Table', {
    table: `export {default} from './contenders/table/tanstack-react-table.js';`,
  }),
  vaadin: {
    title: 'Vaadin',
    note: 'It has no switch. Its grid has no pager. Loading options from a server and sending files are built in.',
    entries: {
      ...entries(vaadin, {
        ...alike('button checkbox select date-picker text-area badge avatar card accordion tooltip popover'),
        'text-input': 'text-field',
        table: 'grid grid/vaadin-grid-sort-column.js',
        'number-input': 'number-field',
        password: 'password-field',
        'checkbox-group': 'checkbox-group checkbox',
        'multi-select': 'multi-select-combo-box',
        'searchable-select': 'combo-box',
        'typed-date': 'date-picker',
        'time-input': 'time-picker',
        'file-upload': 'upload',
        menu: 'menu-bar',
        tabs: 'tabsheet tabs',
        progress: 'progress-bar',
        tree: 'grid grid/vaadin-grid-tree-column.js',
        'loaded-list': 'combo-box',
        'loaded-multi-select': 'multi-select-combo-box',
        'file-transfer': 'upload',
      }),
      page: `${vaadin('button checkbox date-picker dialog grid grid/vaadin-grid-sort-column.js radio-group select text-field upload')}
        export {Notification} from '@vaadin/notification';`,
      toast: `export {Notification} from '@vaadin/notification';`,
    },
  },
  webawesome: {
    title: 'Web Awesome',
    note: 'Without its theme, which is a style sheet of the page. It has no table, date picker with a calendar, or upload. Everything is all its elements, also Markdown and carousels.',
    entries: entries(webawesome, {
      ...alike(
        'button checkbox switch number-input time-input badge tag avatar card callout tooltip popover',
      ),
      ...alike('drawer spinner skeleton copy-button'),
      'text-input': 'input',
      select: 'select option',
      'text-area': 'textarea',
      password: 'input',
      'date-fields': 'known-date',
      'code-input': 'otp-input',
      tabs: 'tab-group tab tab-panel',
      accordion: 'accordion accordion-item',
      menu: 'dropdown dropdown-item',
      progress: 'progress-bar',
      tree: 'tree tree-item',
      everything: allOfWebAwesome(),
    }),
  },
};
