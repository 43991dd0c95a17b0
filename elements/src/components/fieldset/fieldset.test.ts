import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import * as s from 'superstruct';
import {expectAccessible} from '../../testing/accessibility.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {connectForm, type FormConnection} from '../form/form.define.js';
import '../button/button.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import type {LcFieldset} from './fieldset.define.js';
import './fieldset.define.js';

const fields = html`
  <lc-text-input name="address.street" label="Street"></lc-text-input>
  <lc-text-input name="address.city" label="City"></lc-text-input>
`;

const make = (content: TemplateResult = fields) =>
  fixture<LcFieldset>(html`<lc-fieldset legend="Address">${content}</lc-fieldset>`);

async function makeWith(properties: Partial<LcFieldset>, content?: TemplateResult): Promise<LcFieldset> {
  const fieldset = await make(content);
  Object.assign(fieldset, properties);
  await fieldset.updateComplete;
  return fieldset;
}

const groupOf = (fieldset: Element) => fieldset.shadowRoot!.querySelector('[role=group]')!;
const messageOf = (fieldset: Element) => fieldset.shadowRoot!.querySelector('#message')!.textContent.trim();

describe('lc-fieldset', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['by default', {}],
      ['with a hint', {hint: 'Where you live'}],
      ['with a message', {error: 'Not found.'}],
      ['disabled', {disabled: true}],
      ['without a legend', {legend: ''}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await makeWith(properties));
      });
    }

    it('is a group that its legend names', async () => {
      const fieldset = await make();
      expect(groupOf(fieldset).getAttribute('aria-labelledby')).to.equal('label');
      expect(fieldset.shadowRoot!.getElementById('label')!.textContent.trim()).to.equal('Address');
    });

    it('is named by aria-label without a legend', async () => {
      const fieldset = await fixture(html`<lc-fieldset aria-label="Address"></lc-fieldset>`);
      expect(groupOf(fieldset).ariaLabel).to.equal('Address');
    });

    it('is described by its hint and its message', async () => {
      const fieldset = await makeWith({hint: 'Where you live', error: 'Not found.'});
      expect(groupOf(fieldset).getAttribute('aria-describedby')).to.equal('hint message');
      expect(fieldset.shadowRoot!.getElementById('hint')!.textContent).to.equal('Where you live');
      expect(messageOf(fieldset)).to.equal('Not found.');
    });
  });

  describe('properties', () => {
    it('shows the message of the app until it is cleared', async () => {
      const fieldset = await makeWith({error: 'Not found.'});
      const before = [messageOf(fieldset), fieldset.matches(':state(invalid)')];
      fieldset.error = null;
      await fieldset.updateComplete;
      expect([...before, messageOf(fieldset), fieldset.matches(':state(invalid)')]).to.deep.equal([
        'Not found.',
        true,
        '',
        false,
      ]);
    });

    it('focuses its first control that is not disabled', async () => {
      const fieldset = await make(
        html`<input disabled />
          <fieldset><lc-button>Go</lc-button></fieldset>`,
      );
      fieldset.focus();
      expectFocus(fieldset.querySelector('lc-button'));
    });
  });

  describe('disabled', () => {
    /** All kinds of controls. The app has disabled the last one. */
    const controls = html`
      <lc-text-input name="own" init-value="1"></lc-text-input>
      <input name="native" value="1" />
      <select name="select">
        <option>1</option>
      </select>
      <textarea name="area">1</textarea>
      <button name="button">Go</button>
      <lc-fieldset><input name="nested" value="1" /></lc-fieldset>
      <input name="off" value="1" disabled />
    `;
    const NAMES = ['own', 'native', 'select', 'area', 'nested'];

    /** Returns a form with a fieldset of this library, or with a native one. */
    async function makeForm(isNative = false): Promise<{form: HTMLFormElement; fieldset: LcFieldset}> {
      const form = await fixture<HTMLFormElement>(
        isNative
          ? html`<form><fieldset id="group">${controls}</fieldset></form>`
          : html`<form><lc-fieldset id="group">${controls}</lc-fieldset></form>`,
      );
      return {form, fieldset: form.querySelector<LcFieldset>('#group')!};
    }
    const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()];
    const named = (form: HTMLFormElement, name: string) =>
      form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const enabledIn = (form: HTMLFormElement) =>
      [...form.querySelectorAll('[name]:enabled')].map(control => control.getAttribute('name'));

    for (const [kind, isNative] of [
      ['lc-fieldset', false],
      ['a native fieldset', true],
    ] as const) {
      describe(`of ${kind}`, () => {
        it('excludes all controls from the form immediately, and includes them again', async () => {
          const {form, fieldset} = await makeForm(isNative);
          const seen = [namesIn(form)];
          fieldset.disabled = true;
          seen.push(namesIn(form));
          fieldset.disabled = false;
          seen.push(namesIn(form));
          expect(seen).to.deep.equal([NAMES, [], NAMES]);
        });

        it('disables each control, and then only that of the app', async () => {
          const {form, fieldset} = await makeForm(isNative);
          fieldset.disabled = true;
          const during = enabledIn(form);
          fieldset.disabled = false;
          expect([during, form.querySelectorAll('[name]:disabled')].map(({length}) => length)).to.deep.equal([
            0, 1,
          ]);
          expect(named(form, 'off').disabled).to.equal(true);
        });

        it('validates nothing', async () => {
          const {form, fieldset} = await makeForm(isNative);
          Object.assign(named(form, 'own'), {required: true, value: ''});
          named(form, 'native').setCustomValidity('Not this.');
          fieldset.disabled = true;
          expect(form.checkValidity()).to.equal(true);
        });

        it('is skipped by Tab', async () => {
          const {form, fieldset} = await makeForm(isNative);
          form.append(Object.assign(document.createElement('button'), {id: 'after'}));
          fieldset.disabled = true;
          await nextFrame();
          await press('Tab');
          expectFocus(form.querySelector('#after'));
        });

        it('disables controls that are added', async () => {
          const {form, fieldset} = await makeForm(isNative);
          fieldset.disabled = true;
          const added = Object.assign(document.createElement('div'), {innerText: ''});
          added.append(Object.assign(document.createElement('input'), {name: 'late', value: '1'}));
          fieldset.append(added);
          await aTimeout(0);
          const during = namesIn(form);
          fieldset.disabled = false;
          expect([during, namesIn(form)]).to.deep.equal([[], [...NAMES, 'late']]);
        });

        it('enables controls that are moved out', async () => {
          const {form, fieldset} = await makeForm(isNative);
          fieldset.disabled = true;
          form.append(named(form, 'own'));
          await aTimeout(0);
          expect(namesIn(form)).to.deep.equal(['own']);
        });

        it('keeps controls disabled that the app enables meanwhile, and enables them later', async () => {
          const {form, fieldset} = await makeForm(isNative);
          fieldset.disabled = true;
          named(form, 'off').disabled = false;
          await aTimeout(0);
          const during = namesIn(form);
          fieldset.disabled = false;
          expect([during, namesIn(form)]).to.deep.equal([[], [...NAMES, 'off']]);
        });

        it('leaves controls disabled that the app disables meanwhile', async () => {
          const {form, fieldset} = await makeForm(isNative);
          fieldset.disabled = true;
          for (const name of ['native', 'select']) named(form, name).disabled = true;
          await aTimeout(0);
          fieldset.disabled = false;
          expect(namesIn(form)).to.deep.equal(['own', 'area', 'nested']);
        });

        it('leaves the controls of a disabled fieldset inside disabled', async () => {
          const {form, fieldset} = await makeForm(isNative);
          const inner = form.querySelector<LcFieldset>('lc-fieldset lc-fieldset, fieldset lc-fieldset')!;
          inner.disabled = true;
          fieldset.disabled = true;
          fieldset.disabled = false;
          const after = namesIn(form);
          inner.disabled = false;
          expect([after.includes('nested'), namesIn(form)]).to.deep.equal([false, NAMES]);
        });
      });
    }

    it('works as an attribute', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-fieldset disabled>${controls}</lc-fieldset></form>`,
      );
      await aTimeout(0);
      expect(namesIn(form)).to.deep.equal([]);
    });

    it('looks disabled in a disabled native fieldset', async () => {
      const outer = await fixture<HTMLFieldSetElement>(
        html`<fieldset disabled><lc-fieldset></lc-fieldset></fieldset>`,
      );
      const box = outer.querySelector('lc-fieldset')!.shadowRoot!.querySelector('.field')!;
      expect(box.classList.contains('is-disabled')).to.equal(true);
    });
  });

  describe('in a connected form', () => {
    const isKnown = s.refine(
      s.object({street: s.string(), city: s.string()}),
      'known',
      ({street, city}) => (street !== '') === (city !== '') || 'Enter both or neither.',
    );
    const schema = s.object({address: isKnown});

    let connection: FormConnection<unknown>;

    async function makeForm(): Promise<{form: HTMLFormElement; fieldset: LcFieldset; inputs: LcTextInput[]}> {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-fieldset name="address" legend="Address">${fields}</lc-fieldset><button>Go</button>
        </form>`,
      );
      connection = connectForm(form, {schema});
      await aTimeout(0);
      return {
        form,
        fieldset: form.querySelector('lc-fieldset')!,
        inputs: [...form.querySelectorAll('lc-text-input')],
      };
    }

    async function edit(input: LcTextInput, value: string): Promise<void> {
      input.value = value;
      input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      await aTimeout(0);
    }

    it('shows an issue at its path after a submit, and follows edits', async () => {
      const {form, fieldset, inputs} = await makeForm();
      await edit(inputs[0]!, 'High Street');
      const seen = [messageOf(fieldset)];
      form.requestSubmit();
      await aTimeout(0);
      seen.push(messageOf(fieldset));
      await edit(inputs[1]!, 'Oxford');
      seen.push(messageOf(fieldset));
      expect(seen).to.deep.equal(['', 'Enter both or neither.', '']);
    });

    it('is the element of the issue, with its legend as the label', async () => {
      const {fieldset, inputs} = await makeForm();
      await edit(inputs[0]!, 'High Street');
      const [issue] = connection.issues;
      expect([issue!.name, issue!.label, issue!.message]).to.deep.equal([
        'address',
        'Address',
        'Enter both or neither.',
      ]);
      expectSame(issue!.element, fieldset);
    });

    it('moves the focus to its first control after a failed submit', async () => {
      const {form, inputs} = await makeForm();
      await edit(inputs[1]!, 'Oxford');
      form.requestSubmit();
      await aTimeout(0);
      expectFocus(inputs[0]!);
    });

    it('shows an issue of the server until a control in it is edited', async () => {
      const {fieldset, inputs} = await makeForm();
      connection.setIssues([{path: 'address', message: 'We do not deliver there.'}]);
      await fieldset.updateComplete;
      const before = messageOf(fieldset);
      await edit(inputs[1]!, 'Oxford');
      expect([before, messageOf(fieldset)]).to.deep.equal([
        'We do not deliver there.',
        'Enter both or neither.',
      ]);
    });

    it('shows an issue of the server for a part without a control', async () => {
      const {fieldset} = await makeForm();
      connection.setIssues([{path: 'address.zip', message: 'Unknown code.'}]);
      await fieldset.updateComplete;
      expect(messageOf(fieldset)).to.equal('Unknown code.');
    });

    it('leaves issues of its controls to them', async () => {
      const {fieldset, inputs} = await makeForm();
      connection.setIssues([{path: 'address.city', message: 'Unknown city.'}]);
      await fieldset.updateComplete;
      await inputs[1]!.updateComplete;
      expect([messageOf(fieldset), messageOf(inputs[1]!)]).to.deep.equal(['', 'Unknown city.']);
    });

    it('adds no value', async () => {
      await makeForm();
      expect([connection.values, connection.dirty]).to.deep.equal([{address: {street: '', city: ''}}, false]);
    });
  });
});
