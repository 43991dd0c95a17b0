/** The kinds of the controls suite, and the value that a control of each has. */

export const NUMBER = 42;
export const TEXT = 'Two\nlines';
export const PASSWORD = 'correct horse';
/** The values of the selected options in controls for several. */
export const CHOSEN = ['v1', 'v2'];
export const DATE = '2026-03-12';
export const END_DATE = '2026-03-20';
export const TIME = '09:30';
export const CODE = '123456';

/** @param {string} text */
export const localDate = text => {
  const [year, month, day] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
};

const COMBOBOX = '[role=combobox], input[aria-haspopup=listbox]';

/** @type {Record<string, {title: string, plural: string} & import('./mount.js').Kind>} */
export const CONTROL_KINDS = {
  'text-area': {
    title: 'Text area that grows',
    plural: 'text areas that grow',
    has: {textarea: 1},
    shows: /Two\nlines/,
  },
  'number-input': {title: 'Number input', plural: 'number inputs', has: {input: 1}, shows: /\b42\b/},
  password: {
    title: 'Password that can be shown',
    plural: 'passwords that can be shown',
    has: {'input[type=password]': 1, 'button, [role=button]': 1},
    shows: /correct horse/,
  },
  'checkbox-group': {
    title: 'Checkbox group',
    plural: 'groups of three checkboxes',
    has: {'fieldset, [role=group]': 1, 'input[type=checkbox]': 3, 'input:checked': 2},
    shows: /Choice 0[^]*Choice 1[^]*Choice 2/,
  },
  fieldset: {
    title: 'Fieldset',
    plural: 'fieldsets with three native checkboxes',
    has: {'fieldset, [role=group]': 1, 'input[type=checkbox]': 3},
  },
  'multi-select': {
    title: 'Multi-select',
    plural: 'multi-selects',
    has: {[COMBOBOX]: 1},
    shows: /Choice 1[^]*Choice 2/,
  },
  'searchable-select': {
    title: 'Select with search',
    plural: 'selects with search',
    has: {[COMBOBOX]: 1},
    shows: /Choice 1/,
  },
  'typed-date': {
    title: 'Date that is typed or chosen',
    plural: 'dates that are typed or chosen',
    has: {input: 1},
    shows: /12\D[^]*2026|2026-03-12/,
  },
  'date-fields': {
    title: 'Date in three fields',
    plural: 'dates in three fields',
    has: {'fieldset, [role=group]': 1, input: 3},
    shows: /12[^]*2026|2026[^]*12/,
  },
  'time-input': {
    title: 'Time input',
    plural: 'time inputs',
    has: {'input, [role=spinbutton]': 1},
    shows: /\b0?9\b[^]*\b30\b/,
  },
  'date-range': {
    title: 'Date range picker',
    plural: 'date range pickers',
    has: {'input, button': 1},
    shows: /12\D[^]*20\b/,
  },
  'file-upload': {
    title: 'Upload of several files',
    plural: 'uploads of several files',
    has: {'input[type=file][multiple]': 1},
  },
  'code-input': {
    title: 'Code input',
    plural: 'code inputs with six characters',
    has: {input: 1},
    shows: /1\s*2\s*3\s*4\s*5\s*6/,
  },
};
