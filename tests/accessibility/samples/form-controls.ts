/** Each form control in the states that all have: with a hint, required, disabled, and with an error. */
import {
  CHROMIUM_FIELDSET,
  CHROMIUM_FILE,
  CHROMIUM_REQUIRED,
  FIREFOX_FILE,
  FIREFOX_INVALID,
  FIREFOX_OUTPUT,
  WEBKIT_SELECT,
} from './differences.js';
import type {Expected, Plan, Sample} from './sample.js';

/** What is different from what all controls have in a state. */
type Changes = {readonly [fact in keyof Expected]?: Expected[fact] | undefined};

interface Control {
  readonly element: string;
  readonly plan?: Plan;
  readonly content?: string;
  /** What has the role, by default the native input. */
  readonly find?: string;
  /** What it is in every state. */
  readonly expected: Partial<Expected> & {readonly role: string};
  /** What it is if it is required, instead of required. */
  readonly required?: Changes;
  readonly disabled?: Changes;
  readonly invalid?: Changes;
  readonly hinted?: Changes;
}

const LABEL = 'Favorite';
const HINT = 'You can change it.';
const ERROR = 'Favorite is wrong.';
const OPTIONS = '<option value="a">Apple</option><option value="p">Pear</option>';

const DROP = 'Drop a file here';
const FILE = {...CHROMIUM_FILE, ...FIREFOX_FILE};

const REQUIRED = {required: true} as const;
/** A native control that its own attribute makes invalid. */
const NATIVE_REQUIRED = {...REQUIRED, differs: FIREFOX_INVALID} as const;
const CHECK_REQUIRED = {...REQUIRED, differs: {...CHROMIUM_REQUIRED, ...FIREFOX_INVALID}} as const;
const COMBOBOX = {role: 'combobox', expanded: false, haspopup: 'listbox'} as const;

const radioGroup = (element: string): Control => ({
  element,
  plan: 'radiogroup-roving-tabindex',
  content: OPTIONS,
  find: 'fieldset',
  expected: {role: 'radiogroup'},
  disabled: {differs: CHROMIUM_FIELDSET},
});

export const CONTROLS: readonly Control[] = [
  {
    element: 'text-input',
    plan: 'aria-required-text-input',
    expected: {role: 'textbox'},
    required: NATIVE_REQUIRED,
  },
  {element: 'text-area', find: 'textarea', expected: {role: 'textbox'}, required: NATIVE_REQUIRED},
  {
    element: 'number-input',
    plan: 'quantity-spin-button',
    expected: {role: 'textbox'},
    required: NATIVE_REQUIRED,
  },
  {element: 'color-input', expected: {role: 'textbox'}, required: NATIVE_REQUIRED},
  {element: 'phone-input', expected: {role: 'textbox'}, required: NATIVE_REQUIRED},
  {element: 'code-input', expected: {role: 'textbox'}, required: NATIVE_REQUIRED},
  {element: 'search-input', expected: {role: 'searchbox'}, required: CHECK_REQUIRED},
  {
    element: 'checkbox',
    plan: 'checkbox',
    expected: {role: 'checkbox', checked: false},
    required: CHECK_REQUIRED,
  },
  {
    element: 'switch',
    plan: 'switch-checkbox',
    expected: {role: 'switch', checked: false},
    required: CHECK_REQUIRED,
  },
  {
    element: 'slider',
    plan: 'horizontal-slider',
    expected: {role: 'slider', value: '0', differs: FIREFOX_OUTPUT},
    required: {},
  },
  {
    element: 'range-slider',
    plan: 'horizontal-slider',
    find: '#control',
    expected: {role: 'slider', name: 'Favorite: From', value: '0', differs: FIREFOX_OUTPUT},
    required: {},
  },
  {
    element: 'select',
    plan: 'combobox-select-only',
    content: OPTIONS,
    find: 'select',
    expected: {
      role: 'combobox',
      value: 'Choose...',
      expanded: false,
      haspopup: 'menu',
      differs: WEBKIT_SELECT,
    },
    required: {...REQUIRED, differs: {...WEBKIT_SELECT, ...CHROMIUM_REQUIRED, ...FIREFOX_INVALID}},
  },
  {
    element: 'datalist',
    plan: 'combobox-autocomplete-both-updated',
    content: OPTIONS,
    expected: COMBOBOX,
    required: NATIVE_REQUIRED,
  },
  {element: 'multi-select', content: OPTIONS, expected: COMBOBOX},
  {
    element: 'transfer-list',
    content: OPTIONS,
    find: 'fieldset',
    expected: {role: 'group'},
    // ARIA has no required group, so its description says it.
    required: {description: 'required'},
    disabled: {differs: CHROMIUM_FIELDSET},
  },
  {element: 'tree-select', expected: {...COMBOBOX, haspopup: 'tree'}},
  {element: 'time-input', expected: COMBOBOX, required: NATIVE_REQUIRED},
  {
    element: 'date-time-picker',
    find: '#control',
    expected: {role: 'combobox', value: 'Choose a date', expanded: false, haspopup: 'dialog'},
  },
  radioGroup('radio-button'),
  radioGroup('radio-box'),
  radioGroup('segmented'),
  {...radioGroup('rating'), content: ''},
  {
    element: 'checkbox-group',
    plan: 'checkbox',
    content: OPTIONS,
    find: 'fieldset',
    expected: {role: 'group'},
    // ARIA has no required group, so its description says it.
    required: {description: 'required'},
    disabled: {differs: CHROMIUM_FIELDSET},
  },
  // The states are those of its fields.
  {
    element: 'date-fields',
    find: '[role=group]',
    expected: {role: 'group'},
    required: {},
    disabled: {disabled: undefined},
    invalid: {invalid: undefined},
  },
  {
    element: 'date-range-picker',
    find: '#control',
    expected: {role: 'textbox', name: 'Start date'},
    required: NATIVE_REQUIRED,
  },
  {
    element: 'file-upload',
    find: '#control',
    expected: {role: 'button', name: 'Favorite, Choose file', description: DROP, differs: FILE},
    required: {
      required: true,
      differs: {
        chromium: {
          facts: {...CHROMIUM_FILE.chromium.facts, ...CHROMIUM_REQUIRED.chromium.facts},
          because: `${CHROMIUM_FILE.chromium.because} ${CHROMIUM_REQUIRED.chromium.because}`,
        },
        firefox: {
          facts: {...FIREFOX_FILE.firefox.facts, ...FIREFOX_INVALID.firefox.facts},
          because: `${FIREFOX_FILE.firefox.because} ${FIREFOX_INVALID.firefox.because}`,
        },
      },
    },
    hinted: {description: `${HINT} ${DROP}`},
    invalid: {description: `${HINT} ${DROP} ${ERROR}`},
  },
  {element: 'tree', find: '[role=tree]', expected: {role: 'tree'}},
];

export const formControls: readonly Sample[] = CONTROLS.flatMap(control => {
  const {element, plan, content = '', find = 'input', expected} = control;
  const row = (state: string, attributes: string, facts: Changes, script?: string): Sample => ({
    element,
    state,
    ...(plan && {plan}),
    html: `<lc-${element} label="${LABEL}" ${attributes}>${content}</lc-${element}>`,
    ...(script && {script}),
    expected: {[find]: {name: LABEL, ...expected, ...facts}},
  });
  const fail = `findDeep('lc-${element}').setCustomValidity('${ERROR}')`;
  return [
    row('with a hint', `hint="${HINT}"`, {description: HINT, ...control.hinted}),
    row('that is required', 'required', control.required ?? REQUIRED),
    row('that is disabled', 'disabled', {disabled: true, ...control.disabled}),
    row(
      'with an error',
      `hint="${HINT}" show-validation`,
      {invalid: true, description: `${HINT} ${ERROR}`, ...control.invalid},
      fail,
    ),
  ];
});
