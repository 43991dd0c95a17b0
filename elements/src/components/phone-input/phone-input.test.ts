import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import './phone-input.define.js';
import type {LcPhoneInput} from './phone-input.define.js';

const innerInput = (field: LcPhoneInput) => field.shadowRoot!.querySelector('input')!;
const FIRST = '+4915123456789';
const SECOND = '+12133734253';

testFormControl<LcPhoneInput>({
  tag: 'lc-phone-input',
  values: [
    {set: field => (field.value = FIRST), initValue: FIRST, typed: FIRST, submitted: FIRST},
    {set: field => (field.value = SECOND), initValue: SECOND, typed: SECOND, submitted: SECOND},
  ],
  emptyFormValue: '',
  inner: innerInput,
  edit: async field => {
    field.focus();
    await type('+331');
  },
});

// Without the data of countries.
describe('lc-phone-input', () => {
  const make = () => fixture<LcPhoneInput>(html`<lc-phone-input label="Phone"></lc-phone-input>`);

  it('has no list of countries', async () => {
    const field = await make();
    expect([field.shadowRoot!.querySelectorAll('lc-select').length, innerInput(field).type]).to.deep.equal([
      0,
      'tel',
    ]);
  });

  for (const [text, value, message] of [
    ['+49 151 23456789', FIRST, ''],
    ['0049 (0)151-23456789', FIRST, ''],
    [
      '0151 23456789',
      '0151 23456789',
      'Phone needs its country: select it, or start with + and the country code.',
    ],
    ['+49 1', '+49 1', 'Phone is not complete.'],
    ['+49 151 2345 67890123', '+49 151 2345 67890123', 'Phone is not a possible phone number.'],
    ['call me', 'call me', 'Phone is not a possible phone number.'],
  ] as const) {
    it(`has the value "${value}" for "${text}"`, async () => {
      const field = await make();
      field.focus();
      await type(text);
      await press('Tab');
      expect([field.value, innerInput(field).value, field.validationMessage]).to.deep.equal([
        value,
        text,
        message,
      ]);
    });
  }

  it('is named "tel" for autofill, unless the app says otherwise', async () => {
    const field = await make();
    const before = innerInput(field).autocomplete;
    field.autocomplete = 'tel-national';
    await field.updateComplete;
    expect([before, innerInput(field).autocomplete]).to.deep.equal(['tel', 'tel-national']);
  });

  it('accepts what a password manager sets', async () => {
    const field = await make();
    const seen = recordEvents(field, 'input', 'change');
    innerInput(field).value = '+49 151 23456789';
    innerInput(field).dispatchEvent(new Event('change', {bubbles: true}));
    expect([field.value, ...seen]).to.deep.equal([FIRST, 'input', 'change']);
  });

  it('is one tab stop', async () => {
    const row = await fixture(html`
      <div><lc-phone-input label="One"></lc-phone-input><lc-phone-input label="Two"></lc-phone-input></div>
    `);
    const [one, two] = row.querySelectorAll('lc-phone-input');
    one!.focus();
    await press('Tab');
    expectFocus(two!);
  });
});
