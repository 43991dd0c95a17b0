/** What is inside form controls: options, lists that are open, and parts with their own roles. */
import {
  chromiumPoint,
  FIREFOX_CONTROLS,
  FIREFOX_INVALID,
  FIREFOX_OUTPUT,
  FIREFOX_PASSWORD,
} from './differences.js';
import type {Sample} from './sample.js';

const FRUIT = '<option value="a">Apple</option><option value="p">Pear</option>';

export const choices: readonly Sample[] = [
  {
    element: 'checkbox',
    state: 'that is checked',
    plan: 'checkbox',
    html: '<lc-checkbox label="Lettuce" checked></lc-checkbox>',
    expected: {input: {role: 'checkbox', name: 'Lettuce', checked: true}},
  },
  {
    element: 'checkbox',
    state: 'that is unchecked with Space',
    plan: 'checkbox',
    html: '<lc-checkbox label="Lettuce" checked></lc-checkbox>',
    focus: 'input',
    keys: ['Space'],
    expected: {input: {role: 'checkbox', name: 'Lettuce', checked: false}},
  },
  {
    element: 'checkbox-group',
    state: 'of which one is checked',
    plan: 'checkbox-tri-state',
    html: `<lc-checkbox-group label="Condiments" select-all value='["a"]'>${FRUIT}</lc-checkbox-group>`,
    expected: {
      fieldset: {role: 'group', name: 'Condiments'},
      '#all': {role: 'checkbox', name: 'Select all', checked: 'mixed', differs: FIREFOX_CONTROLS},
      '.options input': {role: 'checkbox', name: 'Apple', checked: true},
    },
  },
  {
    element: 'switch',
    state: 'that is on',
    plan: 'switch-checkbox',
    html: '<lc-switch label="Reduced motion" checked></lc-switch>',
    expected: {input: {role: 'switch', name: 'Reduced motion', checked: true}},
  },
  {
    element: 'radio-button',
    state: 'with a chosen option',
    plan: 'radiogroup-roving-tabindex',
    html: `<lc-radio-button label="Pizza Crust" value="p">${FRUIT}</lc-radio-button>`,
    expected: {
      fieldset: {role: 'radiogroup', name: 'Pizza Crust'},
      'label:first-of-type input': {role: 'radio', name: 'Apple', checked: false},
      'input:checked': {role: 'radio', name: 'Pear', checked: true},
    },
  },
  {
    element: 'rating',
    state: 'with three stars',
    plan: 'radiogroup-roving-tabindex',
    html: '<lc-rating label="Quality" value="3"></lc-rating>',
    expected: {
      fieldset: {role: 'radiogroup', name: 'Quality'},
      '.none': {role: 'radio', name: 'No rating', checked: false},
      'input:checked': {role: 'radio', name: '3 of 5', checked: true},
    },
  },
  {
    element: 'rating',
    state: 'that is cleared with ArrowLeft',
    plan: 'radiogroup-roving-tabindex',
    html: '<lc-rating label="Quality" value="1"></lc-rating>',
    focus: 'input:checked',
    keys: ['ArrowLeft'],
    expected: {'.none': {role: 'radio', name: 'No rating', checked: true}},
  },
  {
    element: 'rating',
    state: 'that is read-only',
    html: '<lc-rating label="Quality" hint="Of 12 guests." value="3.5" readonly></lc-rating>',
    expected: {'#control': {role: 'image', name: 'Quality, 3.5 of 5', description: 'Of 12 guests.'}},
  },
  {
    element: 'color-input',
    state: 'with its contrast',
    html: '<lc-color-input label="Ink" value="#777" contrast-with="#fff"></lc-color-input>',
    expected: {
      '#control': {
        role: 'textbox',
        name: 'Ink',
        value: '#777777',
        description: 'Contrast 4.4:1 · AA for large text only',
      },
      '.open': {role: 'button', name: 'Choose a color', expanded: false, haspopup: 'dialog'},
    },
  },
  {
    element: 'slider',
    state: 'with a unit, after ArrowRight',
    plan: 'horizontal-slider',
    html: '<lc-slider label="Red" value="127" max="255" unit="%"></lc-slider>',
    focus: 'input',
    keys: ['ArrowRight'],
    expected: {input: {role: 'slider', name: 'Red', value: '128', differs: FIREFOX_OUTPUT}},
  },
  {
    element: 'range-slider',
    state: 'with a unit and a mark, after ArrowRight',
    plan: 'horizontal-slider',
    html: `<lc-range-slider label="Price" value="19,60" measurement-unit="€" marks='[{"value": 60, "label": "Usual"}]'></lc-range-slider>`,
    focus: '#control',
    keys: ['ArrowRight'],
    expected: {
      '[role=group]': {role: 'group', name: 'Price'},
      '#control': {
        role: 'slider',
        name: 'Price: From',
        value: '20 €',
        differs: {...chromiumPoint('20'), ...FIREFOX_OUTPUT},
      },
      '#end': {
        role: 'slider',
        name: 'Price: To',
        value: '60 € (Usual)',
        differs: {...chromiumPoint('60'), ...FIREFOX_OUTPUT},
      },
    },
  },
  {
    element: 'text-input',
    state: 'of a password',
    html: '<lc-text-input type="password" reveal label="Password" value="x"></lc-text-input>',
    expected: {
      '[part=reveal]': {
        role: 'button',
        name: 'Show password',
        controls: 'textbox "Password"',
        differs: FIREFOX_PASSWORD,
      },
    },
  },
  {
    element: 'text-input',
    state: 'of a password that is shown',
    html: '<lc-text-input type="password" reveal label="Password" value="x"></lc-text-input>',
    script: `findDeep('[part=reveal]').click()`,
    expected: {
      '[part=reveal]': {role: 'button', name: 'Hide password', controls: 'textbox "Password"'},
      input: {role: 'textbox', name: 'Password', value: 'x'},
    },
  },
  {
    element: 'number-input',
    state: 'with steps',
    plan: 'quantity-spin-button',
    html: '<lc-number-input label="Adults" min="1" max="8" value="2"></lc-number-input>',
    expected: {
      input: {role: 'textbox', name: 'Adults', value: '2'},
      '[part=increase]': {role: 'button', name: 'Increase Adults', controls: 'textbox "Adults"'},
    },
  },
  {
    element: 'search-input',
    state: 'in a landmark',
    html: '<lc-search-input label="Search" landmark value="x"></lc-search-input>',
    expected: {
      '[role=search]': {role: 'search', name: 'Search'},
      input: {role: 'searchbox', name: 'Search', value: 'x'},
    },
  },
  {
    element: 'datalist',
    state: 'that is open',
    plan: 'combobox-autocomplete-both-updated',
    html: `<lc-datalist label="State">${FRUIT}</lc-datalist>`,
    focus: 'input',
    keys: ['ArrowDown'],
    expected: {
      input: {
        role: 'combobox',
        name: 'State',
        expanded: true,
        haspopup: 'listbox',
        controls: 'listbox "Suggestions"',
        activedescendant: 'option "Apple"',
      },
      '[role=listbox]': {role: 'listbox', name: 'Suggestions'},
      '[role=option]': {role: 'option', name: 'Apple', selected: true, position: '1 of 2'},
      '#option-1': {role: 'option', name: 'Pear', selected: false, position: '2 of 2'},
    },
  },
  {
    element: 'select',
    state: 'that is open, with its own list',
    plan: 'combobox-select-only',
    html: `<lc-select label="Fruit" searchable value="a">${FRUIT}</lc-select>`,
    focus: '[role=combobox]',
    keys: ['ArrowDown'],
    expected: {
      '[role=combobox]': {
        role: 'combobox',
        name: 'Fruit',
        value: 'Apple',
        expanded: true,
        haspopup: 'listbox',
        controls: 'listbox "Options"',
        activedescendant: 'option "Apple"',
      },
      '[role=listbox]': {role: 'listbox', name: 'Options'},
      '[part~=option-active]': {role: 'option', name: 'Apple', selected: true, position: '2 of 3'},
    },
  },
  {
    element: 'multi-select',
    state: 'that is open',
    html: `<lc-multi-select label="Fruit" value='["p"]'>${FRUIT}</lc-multi-select>`,
    focus: 'input',
    keys: ['ArrowDown'],
    expected: {
      input: {
        role: 'combobox',
        name: 'Fruit',
        description: 'Chosen: Pear',
        expanded: true,
        haspopup: 'listbox',
        controls: 'listbox "Options"',
        activedescendant: 'option "Pear"',
      },
      '[role=listbox]': {role: 'listbox', name: 'Options', multiselectable: true},
      '#option-0': {role: 'option', name: 'Apple', selected: false, position: '1 of 2'},
      '#option-1': {role: 'option', name: 'Pear', selected: true, position: '2 of 2'},
    },
  },
  {
    element: 'transfer-list',
    state: 'with a selected option, after Space',
    html: `<lc-transfer-list label="Fruit" required value='["p"]' options='[{"text": "Apple", "value": "a"}, {"text": "Pear", "value": "p"}]'></lc-transfer-list>`,
    focus: '#available',
    keys: ['Space'],
    expected: {
      '#control': {role: 'group', name: 'Fruit'},
      '#available': {
        role: 'listbox',
        name: 'Available',
        multiselectable: true,
        activedescendant: 'option "Apple"',
      },
      '#chosen': {role: 'listbox', name: 'Chosen', multiselectable: true, required: true},
      '#available-option-0': {role: 'option', name: 'Apple', selected: true, position: '1 of 1'},
    },
  },
  {
    element: 'tree-select',
    state: 'that is open',
    html: `<lc-tree-select label="Fruit" multiple value='["p"]' options='[{"text": "Fruit", "children": [{"text": "Apple", "value": "a"}, {"text": "Pear", "value": "p"}]}]'></lc-tree-select>`,
    focus: 'input',
    keys: ['ArrowDown'],
    expected: {
      input: {
        role: 'combobox',
        name: 'Fruit',
        description: 'Chosen: Pear',
        expanded: true,
        haspopup: 'tree',
        controls: 'tree "Options"',
        activedescendant: 'treeitem "Pear"',
      },
      '[role=tree]': {role: 'tree', name: 'Options', multiselectable: true},
      '#row-0': {role: 'treeitem', name: 'Fruit', checked: 'mixed', expanded: true, position: '1 of 1'},
    },
  },
  {
    element: 'time-input',
    state: 'that is open',
    html: '<lc-time-input label="Time" value="12:00"></lc-time-input>',
    focus: 'input',
    keys: ['ArrowDown'],
    expected: {
      input: {
        role: 'combobox',
        name: 'Time',
        value: '12:00 PM',
        expanded: true,
        haspopup: 'listbox',
        controls: 'listbox "Suggestions"',
        activedescendant: 'option "12:00 PM"',
      },
    },
  },
  {
    element: 'date-time-picker',
    state: 'that is open',
    html: '<lc-date-time-picker label="Day" value="2026-05-12"></lc-date-time-picker>',
    focus: '#control',
    keys: ['Enter'],
    expected: {
      '#control': {
        role: 'combobox',
        name: 'Day',
        value: '12/05/2026',
        expanded: true,
        haspopup: 'dialog',
        controls: 'dialog "Day: Choose a date"',
      },
      '[role=dialog]': {role: 'dialog', name: 'Day: Choose a date'},
      '[role=grid]': {role: 'grid', name: 'May 2026'},
      '[aria-selected=true]': {role: 'gridcell', name: 'Tuesday, May 12, 2026', selected: true},
      '[part=month-button]': {role: 'button', name: 'Previous month'},
    },
  },
  {
    element: 'date-range-picker',
    state: 'with a hint',
    html: '<lc-date-range-picker label="Stay" hint="Both days."></lc-date-range-picker>',
    expected: {
      '[role=group]': {role: 'group', name: 'Stay'},
      '#control': {role: 'textbox', name: 'Start date', description: 'Both days.'},
      '#end': {role: 'textbox', name: 'End date', description: 'Both days.'},
      '[part=open]': {role: 'button', name: 'Choose dates', haspopup: 'dialog', expanded: false},
    },
  },
  {
    element: 'date-fields',
    state: 'that is required',
    html: '<lc-date-fields label="Birth" required></lc-date-fields>',
    expected: {'#control': {role: 'textbox', name: 'Month', required: true, differs: FIREFOX_INVALID}},
  },
  {
    element: 'error-summary',
    state: 'after a failed attempt',
    html: `<lc-form><form>
      <lc-error-summary></lc-error-summary>
      <lc-text-input name="name" label="Name" required></lc-text-input>
      <button>Send</button>
    </form></lc-form>`,
    script: `findDeep('form button').click(); await waitFor('[part=link]')`,
    expected: {
      '[role=group]': {role: 'group', name: 'There is 1 problem'},
      '[role=heading]': {role: 'heading', name: 'There is 1 problem', level: 2},
      '[part=link]': {role: 'link', name: 'Name is required.'},
    },
  },
  {
    element: 'form',
    state: 'with the message of a native control',
    html: `<lc-form><form>
      <label>Name <input name="name" required aria-errormessage="message" /></label><p id="message"></p>
      <button>Send</button>
    </form></lc-form>`,
    script: `findDeep('form button').click(); await waitFor('[aria-invalid=true]')`,
    expected: {
      input: {
        role: 'textbox',
        name: 'Name',
        required: true,
        invalid: true,
        errormessage: 'paragraph ""',
      },
    },
  },
  {
    element: 'fieldset',
    state: 'with a hint',
    html: '<lc-fieldset legend="Address" hint="In full."><lc-text-input label="Street"></lc-text-input></lc-fieldset>',
    expected: {'[role=group]': {role: 'group', name: 'Address', description: 'In full.'}},
  },
];
