import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcSelect} from './select.define.js';
import './select.define.js';

const OPTIONS = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

const children = html`
  <option value="hola">Hola</option>
  <option value="hello">Hello</option>
`;

const innerSelect = (control: LcSelect) => control.shadowRoot!.querySelector('select')!;
const shownText = (control: LcSelect) => innerSelect(control).selectedOptions[0]?.text;
const listed = (control: LcSelect) => [...innerSelect(control).options].map(({text}) => text);

/** Selects an option by typing. WebKit handles the keys shortly after they were pressed. */
async function chooseHola(control: LcSelect): Promise<void> {
  control.focus();
  await type('Hola');
  await until(() => control.value === 'hola');
}

testFormControl<LcSelect>({
  tag: 'lc-select',
  children,
  values: [
    {set: control => (control.value = 'hola'), initValue: 'hola', typed: 'hola', submitted: 'hola'},
    {set: control => (control.value = 'hello'), initValue: 'hello', typed: 'hello', submitted: 'hello'},
  ],
  emptyFormValue: '',
  inner: innerSelect,
  edit: chooseHola,
});

/** A select with the two options and the given properties. */
async function setUp(properties: Record<string, unknown> = {}): Promise<LcSelect> {
  const control = await fixture<LcSelect>(html`<lc-select label="Greeting"></lc-select>`);
  Object.assign(control, {options: OPTIONS, ...properties});
  await control.updateComplete;
  return control;
}

describe('lc-select', () => {
  describe('accessibility', () => {
    it('is accessible with a selected, a disabled, and no empty option', async () => {
      const control = await setUp({
        options: [...OPTIONS, {text: 'Ciao', value: 'ciao', disabled: true}],
        value: 'hello',
        noUnselectedOptionText: true,
      });
      await expectAccessible(control);
    });

    it('exposes that it is required', async () => {
      expect(innerSelect(await setUp({required: true})).required).to.equal(true);
    });
  });

  describe('properties', () => {
    it('lists the options after an empty one', async () => {
      expect(listed(await setUp())).to.deep.equal(['Choose...', 'Hola', 'Hello']);
    });

    it('accepts options as JSON', async () => {
      const control = await fixture<LcSelect>(
        html`<lc-select options='[{"text":"Hola","value":"hola"}]' init-value="hola"></lc-select>`,
      );
      expect([listed(control), shownText(control)]).to.deep.equal([['Choose...', 'Hola'], 'Hola']);
    });

    it('shows another text while no option is selected', async () => {
      const control = await fixture<LcSelect>(
        html`<lc-select unselected-option-text="Choose ... (by props)">${children}</lc-select>`,
      );
      expect(shownText(control)).to.equal('Choose ... (by props)');
    });

    it('shows its placeholder in the language of the page', async () => {
      registerTranslation(ar);
      const page = await fixture(html`<div lang="ar"><lc-select>${children}</lc-select></div>`);
      expect(shownText(page.querySelector('lc-select')!)).to.equal('اختر…');
    });

    it('selects the first enabled option if there is no empty one', async () => {
      const control = await fixture<LcSelect>(html`
        <lc-select no-unselected-option-text>
          <option value="ciao" disabled>Ciao</option>
          ${children}
        </lc-select>
      `);
      expect([listed(control), control.value]).to.deep.equal([['Ciao', 'Hola', 'Hello'], 'hola']);
    });

    it('does not add an empty option if the app provides one', async () => {
      const control = await setUp({options: [{text: 'No greeting', value: ''}, ...OPTIONS]});
      expect(listed(control)).to.deep.equal(['No greeting', 'Hola', 'Hello']);
    });

    it('starts with the option that is selected in plain HTML', async () => {
      const control = await fixture<LcSelect>(html`
        <lc-select>
          <option value="hola">Hola</option>
          <option value="hello" selected>Hello</option>
        </lc-select>
      `);
      expect([control.value, shownText(control)]).to.deep.equal(['hello', 'Hello']);
    });

    it('uses the value attribute as the initial value', async () => {
      const control = await fixture<LcSelect>(html`<lc-select value="hello">${children}</lc-select>`);
      expect(control.value).to.equal('hello');
    });

    for (const none of [undefined, null]) {
      it(`resets to the initial value when its value is set to ${none}`, async () => {
        const control = await setUp({initValue: 'hola', value: 'hello'});
        control.value = none;
        await control.updateComplete;
        expect([control.value, shownText(control)]).to.deep.equal(['hola', 'Hola']);
      });
    }

    it('warns about invalid options and shows the others', async () => {
      const control = await setUp();
      const warnings = await recordWarnings(() => (control.options = ['Hola', ...OPTIONS] as never));
      await control.updateComplete;
      expect(warnings[0]).to.contain('<lc-select>: an option must have a text and a value');
      expect(listed(control)).to.have.length(3);
    });
  });

  describe('a value that is not an option', () => {
    it('shows the empty option and is empty', async () => {
      const control = await setUp({value: 'ciao'});
      expect([shownText(control), control.value]).to.deep.equal(['Choose...', '']);
    });

    it('is missing if required, and valid otherwise', async () => {
      const control = await setUp({value: 'ciao', required: true});
      expect(control.validationMessage).to.equal('Greeting is required.');
      control.required = false;
      expect(control.validity.valid).to.equal(true);
    });

    it('shows nothing rather than another option if there is no empty option', async () => {
      const control = await setUp({value: 'ciao', noUnselectedOptionText: true});
      expect([innerSelect(control).selectedIndex, control.value]).to.deep.equal([-1, '']);
    });

    it('is selected once its option arrives', async () => {
      const control = await setUp({value: 'ciao', required: true});
      control.options = [...OPTIONS, {text: 'Ciao', value: 'ciao'}];
      expect([control.value, control.validity.valid]).to.deep.equal(['ciao', true]);
      await control.updateComplete;
      expect(shownText(control)).to.equal('Ciao');
    });

    it('is selected once its child arrives', async () => {
      const control = await fixture<LcSelect>(html`<lc-select init-value="ciao">${children}</lc-select>`);
      control.append(new Option('Ciao', 'ciao'));
      await aTimeout(0);
      expect(shownText(control)).to.equal('Ciao');
    });

    it('counts until the first options arrive, and is missing if required', async () => {
      const control = await setUp({options: null, value: 'hello', required: true});
      expect([control.value, control.validity.valueMissing]).to.deep.equal(['hello', true]);
      control.options = OPTIONS;
      expect([control.value, control.validity.valid]).to.deep.equal(['hello', true]);
    });

    it('is discarded once the user selects an option', async () => {
      const control = await setUp({value: 'ciao'});
      await chooseHola(control);
      control.options = [...OPTIONS, {text: 'Ciao', value: 'ciao'}];
      expect(control.value).to.equal('hola');
    });
  });

  describe('events', () => {
    it('sends input and change for a selection', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await chooseHola(control);
      control.blur();
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('accepts an option that is selected inside with change only', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      const select = control.shadowRoot!.querySelector('select')!;
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      expect([control.value, ...seen]).to.deep.equal([control.options[0]!.value, 'input', 'change']);
    });

    it('has the new value when input is sent', async () => {
      const control = await setUp();
      const values: string[] = [];
      control.addEventListener('input', () => values.push(control.value));
      await chooseHola(control);
      expect(values).to.deep.equal(['hola']);
    });

    it('sends no event when options arrive', async () => {
      const control = await setUp({options: null, initValue: 'hello'});
      const seen = recordEvents(control, 'input', 'change');
      control.options = OPTIONS;
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('moves through the options with the arrow keys', async () => {
      const control = await setUp({initValue: 'hola'});
      control.focus();
      await press('ArrowDown');
      await until(() => control.value === 'hello');
      await press('ArrowUp');
      await until(() => control.value === 'hola');
    });

    it('skips a disabled option', async () => {
      const control = await setUp({options: [{text: 'Ciao', value: 'ciao', disabled: true}, ...OPTIONS]});
      control.focus();
      await press('ArrowDown');
      await until(() => control.value !== '');
      expect(control.value).to.equal('hola');
    });

    it('can be emptied again', async () => {
      const control = await setUp({initValue: 'hola'});
      control.focus();
      await press('ArrowUp');
      await until(() => control.value === '');
      expect(shownText(control)).to.equal('Choose...');
    });

    it('is one tab stop', async () => {
      const row = await fixture(html`
        <div>
          <lc-select label="One">${children}</lc-select><lc-select label="Two">${children}</lc-select>
        </div>
      `);
      const [one, two] = row.querySelectorAll('lc-select');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
    });
  });

  describe('form', () => {
    it('fails rules that require text while no option is selected', async () => {
      const control = await setUp({rules: s.nonempty(s.string())});
      expect(control.validationMessage).to.equal('Greeting is required.');
    });

    for (const [title, properties, submitted] of [
      ['an option', {value: 'hola'}, 'hola'],
      ['empty text while no option is selected', {}, ''],
      ['empty text for a value that is not an option', {value: 'ciao'}, ''],
      ['a value whose options have not arrived', {value: 'ciao', options: null}, 'ciao'],
      ['nothing if no option is shown', {value: 'ciao', noUnselectedOptionText: true}, null],
      ['nothing for a disabled option', {value: 'x', options: [{value: 'x', disabled: true}]}, null],
      ['the first option if there is no empty one', {noUnselectedOptionText: true}, 'hola'],
    ] as const) {
      it(`submits ${title}`, async () => {
        const control = await setUp({name: 'greeting', ...properties});
        const form = document.createElement('form');
        form.append(control);
        document.body.append(form);
        expect(new FormData(form).get('greeting')).to.equal(submitted);
        form.remove();
      });
    }
  });
});
