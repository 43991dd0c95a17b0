import {OPTIONS} from './mount-options.js';

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
export const MONTH = '2026-03';
export const RANGE = [20, 60];
export const STARS = 4;
export const COLOR = '#0c5f57';
export const PHONE = '+4915123456789';
/** The country of `PHONE`. */
export const COUNTRY = 'DE';

/** The options of each select, in two groups, with the names that libraries have for a text. The second one is chosen. */
export const TREE = ['First', 'Second'].map((name, group) => ({
  value: name,
  label: name,
  text: name,
  title: name,
  children: OPTIONS.slice(5 * group, 5 * group + 5).map(option => ({...option, title: option.label})),
}));

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
  month: {
    title: 'Month picker',
    plural: 'month pickers',
    has: {'input, button': 1},
    shows: /(03|\b3\b|Mar)[^]*2026|2026[^]*(03|Mar)/,
  },
  'range-slider': {
    title: 'Slider with two thumbs',
    plural: 'sliders with two thumbs',
    has: {'input[type=range], [role=slider]': 2},
  },
  rating: {
    title: 'Rating of five stars',
    plural: 'ratings of five stars',
    has: {'input[type=radio], [role=radio], [role=slider]': 1},
  },
  'color-input': {
    title: 'Color input',
    plural: 'color inputs',
    has: {'input, .ant-color-picker-trigger': 1},
    shows: /#0c5f57/i,
  },
  'phone-input': {
    title: 'Phone number with a country',
    plural: 'phone numbers with a country',
    has: {'input[type=tel]': 1, 'select, button, [role=combobox]': 1},
    shows: /151\s*2345\s*6789|1512\s*3456789/,
  },
  'tree-select': {
    title: 'Tree select',
    plural: 'tree selects',
    has: {'[role=combobox], [aria-haspopup=tree], input': 1},
    shows: /Choice 1/,
  },
};
