import {expect, fixture, html} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import '../components/code-input/code-input.define.js';
import '../components/date-fields/date-fields.define.js';
import '../components/date-range-picker/date-range-picker.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/typed-dates.define.js';
import '../components/datalist/datalist.define.js';
import '../components/number-input/number-input.define.js';
import '../components/search-input/search-input.define.js';
import '../components/text-area/text-area.define.js';
import '../components/text-input/text-input.define.js';
import '../components/time-input/time-input.define.js';
import {type} from './keyboard.js';

type Control = FormControlElement & {value: unknown};
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A text field, the text that replaces another one in it, and its value afterwards. */
const fields: readonly (readonly [name: string, markup: unknown, text: string, value: unknown])[] = [
  ['a text input', html`<lc-text-input label="L" value="old"></lc-text-input>`, 'new', 'new'],
  ['a text area', html`<lc-text-area label="L" value="old"></lc-text-area>`, 'new', 'new'],
  ['a search input', html`<lc-search-input text="L" init-value="old"></lc-search-input>`, 'new', 'new'],
  ['a datalist', html`<lc-datalist label="L" value="old"></lc-datalist>`, 'new', 'new'],
  ['a code input', html`<lc-code-input label="L" value="123456"></lc-code-input>`, '654321', '654321'],
  ['a number input', html`<lc-number-input label="L" value="5"></lc-number-input>`, '7', '7'],
  [
    'a number input with a currency',
    html`<lc-number-input
      label="L"
      value="5"
      format='{"style":"currency","currency":"USD"}'
    ></lc-number-input>`,
    '7',
    '7',
  ],
  ['a time input', html`<lc-time-input label="L" value="09:00"></lc-time-input>`, '10:30', '10:30'],
  ['date fields', html`<lc-date-fields label="L" value="2026-05-15"></lc-date-fields>`, '7', '2026-07-15'],
  [
    'a typeable date picker',
    html`<lc-date-time-picker label="L" typeable value="2026-05-15"></lc-date-time-picker>`,
    '6/1/2026',
    '2026-06-01',
  ],
  [
    'a date range picker',
    html`<lc-date-range-picker label="L" value="2026-05-15/2026-06-15"></lc-date-range-picker>`,
    '6/1/2026',
    {start: '2026-06-01', end: '2026-06-15'},
  ],
];

const send = (field: Field, name: string) => field.dispatchEvent(new Event(name, {bubbles: true}));

/** What replaces the text of a field. */
const ways: Readonly<Record<string, (field: Field, text: string) => unknown>> = {
  'typing over text that a script has selected before the focus': async (field, text) => {
    field.select();
    field.focus();
    await type(text);
    field.blur();
  },
  'typing over text that a script has selected after the focus': async (field, text) => {
    field.focus();
    field.select();
    await type(text);
    field.blur();
  },
  'a script that focuses the field first, and sends only change': (field, text) => {
    field.focus();
    field.value = text;
    send(field, 'change');
  },
  'a script that focuses the field afterward, and sends only change': (field, text) => {
    field.value = text;
    field.focus();
    send(field, 'change');
  },
  'a script that does not focus the field, and sends only change': (field, text) => {
    field.value = text;
    send(field, 'change');
  },
  'a script that sends input and change': (field, text) => {
    field.focus();
    field.value = text;
    send(field, 'input');
    send(field, 'change');
    field.blur();
  },
};

describe('The text of', () => {
  for (const [name, markup, text, value] of fields)
    for (const [way, replace] of Object.entries(ways))
      it(`${name} is replaced by ${way}`, async () => {
        const page = await fixture<HTMLElement>(html`<div lang="en">${markup}</div>`);
        const control = page.firstElementChild as Control;
        await control.updateComplete;
        await replace(control.shadowRoot!.querySelector<Field>('input, textarea')!, text);
        await control.updateComplete;
        expect(control.value).to.deep.equal(value);
      });
});
