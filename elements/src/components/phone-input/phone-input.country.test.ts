import {expect, fixture, html} from '@open-wc/testing';
import * as numbers from 'libphonenumber-js/max';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import '../select/select-list.define.js';
import {setPhoneNumbers, type LcPhoneInput} from './phone-input.define.js';
import './phone-input.define.js';

const NUMBER = '+4915123456789';
const SHOWN = '01512 3456789';

const inputOf = (field: LcPhoneInput) => field.shadowRoot!.querySelector('input')!;
const selectOf = (field: LcPhoneInput) => field.shadowRoot!.querySelector('lc-select')!;
const stateOf = (field: LcPhoneInput) => [field.value, inputOf(field).value, selectOf(field).value];

async function make(attributes: Partial<LcPhoneInput> = {}): Promise<LcPhoneInput> {
  const field = await fixture<LcPhoneInput>(
    html`<lc-phone-input label="Phone" name="phone"></lc-phone-input>`,
  );
  Object.assign(field, attributes);
  await field.updateComplete;
  await selectOf(field).updateComplete;
  return field;
}

async function enter(field: LcPhoneInput, text: string): Promise<void> {
  field.focus();
  await type(text);
  field.blur();
  await field.updateComplete;
}

async function choose(field: LcPhoneInput, country: string): Promise<void> {
  const select = selectOf(field);
  select.value = country;
  for (const name of ['input', 'change'])
    select.dispatchEvent(new Event(name, {bubbles: true, composed: true}));
  await field.updateComplete;
}

describe('lc-phone-input with the numbers of countries', () => {
  beforeEach(() => setPhoneNumbers(numbers));
  afterEach(() => setPhoneNumbers(null));

  it('passes axe, also with a message', async () => {
    const field = await make({value: NUMBER});
    await expectAccessible(field);
    Object.assign(field, {value: '0151', showValidation: true});
    await field.updateComplete;
    await expectAccessible(field);
  });

  it('is a group with the name and the message of the field', async () => {
    const field = await make({value: '1', showValidation: true});
    const group = field.shadowRoot!.querySelector('[role=group]')!;
    const select = selectOf(field);
    expect([
      group.ariaLabel,
      group.getAttribute('aria-describedby'),
      inputOf(field).getAttribute('aria-describedby'),
      select.ariaLabel,
    ]).to.deep.equal(['Phone', 'message', 'message', 'Country code']);
  });

  it('lists the countries with their codes in the language of the page', async () => {
    registerTranslation(nl);
    const field = await make({country: 'AT', lang: 'nl'});
    await until(() => selectOf(field).ariaLabel === 'Landnummer');
    const option = selectOf(field).options.find(({value}) => value === 'AT');
    expect(option?.text).to.equal('\u200e+43 Oostenrijk');
  });

  it('appears once the numbers are set', async () => {
    setPhoneNumbers(null);
    const field = await fixture<LcPhoneInput>(html`
      <lc-phone-input label="Phone" country="DE" value="0151 23456789"></lc-phone-input>
    `);
    const before = field.value;
    setPhoneNumbers(numbers);
    await field.updateComplete;
    expect([before, ...stateOf(field)]).to.deep.equal(['0151 23456789', NUMBER, SHOWN, 'DE']);
  });

  describe('value', () => {
    for (const value of [NUMBER, '0049 (0)151 23456789', '+49 (0)151-23456789'])
      it(`shows the national number and the country of "${value}"`, async () => {
        expect(stateOf(await make({value, country: 'FR'}))).to.deep.equal([NUMBER, SHOWN, 'DE']);
      });

    it('is submitted in E.164', async () => {
      const field = await make({country: 'DE'});
      const form = document.createElement('form');
      field.replaceWith(form);
      form.append(field);
      await enter(field, '0151 23456789');
      expect([...new FormData(form)]).to.deep.equal([['phone', NUMBER]]);
    });

    it('stays as typed if it is not a number', async () => {
      const field = await make({country: 'DE'});
      await enter(field, '0151 x');
      expect(stateOf(field)).to.deep.equal(['0151 x', '0151 x', 'DE']);
    });
  });

  describe('typing', () => {
    it('writes the number as its country does, at the end', async () => {
      const field = await make({country: 'DE'});
      field.focus();
      await type('015123456789');
      expect([inputOf(field).value, field.value]).to.deep.equal([SHOWN, NUMBER]);
    });

    it('selects the country of a calling code, and shows the national number after leaving', async () => {
      const field = await make({country: 'FR'});
      field.focus();
      await type('+49 151 23456789');
      await field.updateComplete;
      const typed = stateOf(field);
      field.blur();
      await field.updateComplete;
      expect([typed, stateOf(field)]).to.deep.equal([
        [NUMBER, '+49 151 23456789', 'DE'],
        [NUMBER, SHOWN, 'DE'],
      ]);
    });

    it('keeps the country when the number is edited after that', async () => {
      const field = await make({value: NUMBER});
      field.focus();
      await press('End');
      await press('Backspace');
      await type('0');
      field.blur();
      await field.updateComplete;
      expect(stateOf(field)).to.deep.equal(['+4915123456780', '01512 3456780', 'DE']);
    });

    it('understands a number that is pasted', async () => {
      const field = await make({country: 'FR'});
      field.focus();
      const input = inputOf(field);
      input.value = '+49 (0)151 23456789';
      input.dispatchEvent(
        new InputEvent('input', {inputType: 'insertFromPaste', bubbles: true, composed: true}),
      );
      field.blur();
      await field.updateComplete;
      expect(stateOf(field)).to.deep.equal([NUMBER, SHOWN, 'DE']);
    });
  });

  describe('the country', () => {
    it('can be searched and selected with keys', async () => {
      const field = await make({});
      field.focus();
      await press('Shift+Tab');
      await type('Germ');
      await until(() => selectOf(field).matches(':state(open)'));
      await press('Enter');
      await until(() => selectOf(field).value === 'DE');
      await press('Tab');
      await type('015123456789');
      expect(field.value).to.equal(NUMBER);
    });

    it('keeps the digits when another one is selected, with its events', async () => {
      const field = await make({value: '+431234567'});
      const seen = recordEvents(field, 'input', 'change');
      await choose(field, 'DE');
      expect([field.value, selectOf(field).value, ...seen]).to.deep.equal([
        '+491234567',
        'DE',
        'input',
        'change',
      ]);
    });

    it('is disabled with the field, and if it is read-only', async () => {
      const field = await make({readOnly: true});
      const before = selectOf(field).disabled;
      Object.assign(field, {readOnly: false, disabled: true});
      await field.updateComplete;
      expect([before, selectOf(field).disabled]).to.deep.equal([true, true]);
    });

    it('goes back to its initial one with a reset', async () => {
      const field = await make({country: 'DE'});
      await choose(field, 'FR');
      field.formResetCallback();
      await field.updateComplete;
      expect(selectOf(field).value).to.equal('DE');
    });

    it('warns about one that does not exist', async () => {
      const warnings = await recordWarnings(() => make({country: 'Germany'}));
      expect(warnings).to.deep.equal([
        '<lc-phone-input>: country must be a code such as "DE", not "Germany"; it is ignored.',
      ]);
    });
  });

  for (const [value, country, message] of [
    ['01 40', 'FR', 'Phone is not complete.'],
    ['0151 234567891234567', 'DE', 'Phone is not a possible phone number.'],
    ['0151 23456789', '', 'Phone needs its country: select it, or start with + and the country code.'],
  ] as const)
    it(`says "${message}"`, async () => {
      const field = await make({value, country});
      expect([field.validationMessage, field.validity.valid]).to.deep.equal([message, false]);
    });
});
