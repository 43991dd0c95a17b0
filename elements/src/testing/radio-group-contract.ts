import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import {define} from 'superstruct';
import type {FormControlElement} from '../base/form-control-element.js';
import type {Option} from '../core/options/index.js';
import {expectAccessible} from './accessibility.js';
import {recordEvents, recordWarnings} from './events.js';
import {testFormControl} from './form-control-contract.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';

/** A control that offers its options as radio inputs. */
export interface RadioGroupElement extends FormControlElement<string> {
  value: string;
  options: readonly Option[] | null | undefined;
  initValue: string | null | undefined;
}

const refuseAll = define<string>('refused', () => 'Not this one.');

const languages = html`
  <option value="hola">Hola</option>
  <option value="hello">Hello</option>
  <option value="ciao">Ciao</option>
`;
const HOLA = {text: 'Hola', value: 'hola'};
const HELLO = {text: 'Hello', value: 'hello'};

/** What radio button and radio box have in common: the contract of form controls, and that of a radio group. */
export function testRadioGroup<Group extends RadioGroupElement>(tag: string): void {
  const element = unsafeStatic(tag);

  const make = (options: TemplateResult = languages) =>
    fixture<Group>(staticHtml`<${element} label="Greeting" name="greeting">${options}</${element}>`);

  async function makeWith(attributes: Partial<RadioGroupElement>, options?: TemplateResult): Promise<Group> {
    const group = await make(options);
    Object.assign(group, attributes);
    await group.updateComplete;
    return group;
  }

  async function makeForm(content: unknown): Promise<{form: HTMLFormElement; group: Group}> {
    const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
    return {form, group: form.querySelector<Group>(tag)!};
  }

  const groupOf = (group: Group) => group.shadowRoot!.querySelector('fieldset')!;
  const radiosOf = (group: Group) => [...groupOf(group).querySelectorAll('input')];
  const checkedOf = (group: Group) =>
    radiosOf(group)
      .filter(radio => radio.checked)
      .map(radio => radio.value);
  const tabStopsOf = (group: Group) =>
    radiosOf(group)
      .filter(radio => radio.tabIndex === 0)
      .map(radio => radio.value);
  const focusedOf = (group: Group) => (group.shadowRoot!.activeElement as HTMLInputElement | null)?.value;

  testFormControl<Group>({
    tag,
    children: languages,
    values: [
      {set: group => (group.value = 'hola'), initValue: 'hola', typed: 'hola', submitted: 'hola'},
      {set: group => (group.value = 'hello'), initValue: 'hello', typed: 'hello', submitted: 'hello'},
    ],
    emptyFormValue: null,
    inner: groupOf,
    edit: async group => {
      group.focus();
      await press('ArrowDown');
    },
  });

  describe(`${tag} as a radio group`, () => {
    describe('accessibility', () => {
      it('is a radio group that its label names', async () => {
        const control = groupOf(await make());
        expect(control.getAttribute('role')).to.equal('radiogroup');
        expect((control.getRootNode() as ShadowRoot).getElementById('label')!.textContent.trim()).to.equal(
          'Greeting',
        );
        expect(control.getAttribute('aria-labelledby')).to.equal('label');
      });

      it('says that it is required', async () => {
        expect(groupOf(await makeWith({required: true})).ariaRequired).to.equal('true');
      });

      it('has a radio for each option, which its text names', async () => {
        const named = radiosOf(await make()).map(radio => radio.labels![0]!.textContent.trim());
        expect(named).to.deep.equal(['Hola', 'Hello', 'Ciao']);
      });

      it('is named by an outside label', async () => {
        const {group} = await makeForm(
          staticHtml`<label for="group">Outside</label><${element} id="group">${languages}</${element}>`,
        );
        expect(groupOf(group).ariaLabel).to.equal('Outside');
      });

      for (const [state, attributes] of [
        ['chosen', {value: 'hello'}],
        ['chosen and invalid', {value: 'hello', showValidation: true, rules: refuseAll}],
        ['chosen and valid', {value: 'hello', showValidation: true}],
        ['chosen and disabled', {value: 'hello', disabled: true}],
        ['with a disabled option', {options: [HOLA, {...HELLO, disabled: true}]}],
      ] as const) {
        it(`is accessible ${state}, in light and dark`, async () => {
          await expectAccessible(await makeWith(attributes));
        });
      }

      it('has options of at least 24 px height', async () => {
        const option = (await make()).shadowRoot!.querySelector('label')!;
        expect(option.getBoundingClientRect().height).to.be.at.least(24);
      });
    });

    describe('properties', () => {
      it('takes its options as a property', async () => {
        const group = await makeWith({options: [HOLA, HELLO]}, html``);
        expect(radiosOf(group).map(({value}) => value)).to.deep.equal(['hola', 'hello']);
      });

      it('takes its options as JSON', async () => {
        const group = await fixture<Group>(
          staticHtml`<${element} options='[{"text":"Hola","value":"hola"}]'></${element}>`,
        );
        expect(radiosOf(group).map(({value}) => value)).to.deep.equal(['hola']);
      });

      it('warns of options that are none, and shows the others', async () => {
        const warnings = await recordWarnings(async () => {
          const group = await makeWith({options: [HOLA, null as never]});
          expect(radiosOf(group)).to.have.length(1);
        });
        expect(warnings.join()).to.contain(`<${tag}>: an option must have a text and a value`);
      });

      it('checks the option of its value', async () => {
        expect(checkedOf(await makeWith({value: 'hello'}))).to.deep.equal(['hello']);
      });

      it('checks the new option, and only that, when its value changes', async () => {
        const group = await makeWith({value: 'ciao'});
        group.value = 'hola';
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['hola']);
      });

      for (const nothing of ['', null, undefined]) {
        it(`checks none when its value is ${nothing === '' ? 'empty' : nothing}`, async () => {
          const group = await makeWith({value: 'hello'});
          group.value = nothing as string;
          await group.updateComplete;
          expect(checkedOf(group)).to.deep.equal([]);
        });
      }

      it('reads the value attribute as the start value, as HTML does', async () => {
        const group = await fixture<Group>(staticHtml`<${element} value="hello">${languages}</${element}>`);
        expect(group.value).to.equal('hello');
      });

      it('starts with the selected option child', async () => {
        const group = await make(
          html`<option>A</option>
            <option selected>B</option>`,
        );
        expect(checkedOf(group)).to.deep.equal(['B']);
      });

      for (const [title, attributes, value] of [
        ['starts with a selected option child that comes later', {}, 'b'],
        ['keeps its value when a selected option child comes', {value: 'hola'}, 'hola'],
      ] as const) {
        it(title, async () => {
          const group = await makeWith(attributes);
          group.append(new Option('B', 'b', true));
          await aTimeout(0);
          expect(group.value).to.equal(value);
        });
      }

      it('prefers its start value to a selected option child', async () => {
        const group = await makeWith(
          {initValue: 'A'},
          html`<option>A</option>
            <option selected>B</option>`,
        );
        expect(checkedOf(group)).to.deep.equal(['A']);
      });

      it('goes back to the start value when its value is set to undefined', async () => {
        const group = await makeWith({initValue: 'hello'});
        group.value = 'hola';
        group.value = undefined as never;
        expect(group.value).to.equal('hello');
      });

      it('follows its option children', async () => {
        const group = await make();
        group.append(new Option('Salut', 'salut'));
        await aTimeout(0);
        await group.updateComplete;
        expect(radiosOf(group).map(({value}) => value)).to.deep.equal(['hola', 'hello', 'ciao', 'salut']);
      });

      it('checks an option that comes after its value', async () => {
        const group = await makeWith({value: 'hello'}, html``);
        group.options = [HOLA, HELLO];
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['hello']);
      });

      it('keeps the focus when the option that has it is gone', async () => {
        const group = await makeWith({options: [HOLA, HELLO]});
        group.focus();
        await press('ArrowDown');
        group.options = [HOLA];
        await group.updateComplete;
        expect(focusedOf(group)).to.equal('hola');
      });
    });

    describe('constraints', () => {
      it('asks to choose while it is required and nothing is chosen', async () => {
        const group = await makeWith({required: true});
        expect(group.validationMessage).to.equal('Greeting: please choose one.');
      });

      it('refuses a value that is none of its options', async () => {
        const group = await makeWith({value: 'salut'});
        expect(group.validationMessage).to.equal('Greeting must be one of the options.');
      });

      it('accepts the value once its option has come', async () => {
        const group = await makeWith({value: 'salut'});
        group.options = [HOLA, {text: 'Salut', value: 'salut'}];
        expect(group.validity.valid).to.equal(true);
      });

      it('lets the browser focus the radio that Tab goes to', async () => {
        const {form, group} = await makeForm(
          staticHtml`<${element} name="field" required>${languages}</${element}><button>Go</button>`,
        );
        form.requestSubmit();
        expect(focusedOf(group)).to.equal('hola');
      });
    });

    describe('events', () => {
      it('sends input and change, once each, when an option is clicked', async () => {
        const group = await make();
        const seen = recordEvents(group, 'input', 'change');
        await clickOn(radiosOf(group)[1]!);
        expect(seen).to.deep.equal(['input', 'change']);
        expect(group.value).to.equal('hello');
      });

      it('chooses an option whose text is clicked', async () => {
        const group = await make();
        await clickOn(group.shadowRoot!.querySelectorAll('.option-text')[2]!);
        expect(group.value).to.equal('ciao');
      });

      it('has the new value when input arrives', async () => {
        const group = await make();
        const values: string[] = [];
        group.addEventListener('input', () => values.push(group.value));
        group.focus();
        await press('ArrowDown');
        await press('ArrowDown');
        expect(values).to.deep.equal(['hello', 'ciao']);
      });

      it('sends nothing when the chosen option is clicked again', async () => {
        const group = await makeWith({value: 'hola'});
        const seen = recordEvents(group, 'input', 'change');
        await clickOn(radiosOf(group)[0]!);
        expect(seen).to.deep.equal([]);
      });

      it('chooses nothing when the page cancels the click', async () => {
        const group = await makeWith({value: 'hola'});
        group.addEventListener('click', event => event.preventDefault());
        await clickOn(radiosOf(group)[1]!);
        await group.updateComplete;
        expect([group.value, checkedOf(group)]).to.deep.equal(['hola', ['hola']]);
      });

      it('chooses nothing when a disabled option is clicked', async () => {
        const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}]});
        const seen = recordEvents(group, 'input', 'change');
        await clickOn(group.shadowRoot!.querySelectorAll('.option-text')[1]!);
        expect([seen, group.value]).to.deep.equal([[], '']);
      });

      it('is focused at the chosen option by a click on its outside label', async () => {
        const {form, group} = await makeForm(
          staticHtml`<label for="group">Outside</label><${element} id="group" value="ciao">${languages}</${element}>`,
        );
        await clickOn(form.querySelector('label')!);
        expect(focusedOf(group)).to.equal('ciao');
      });
    });

    describe('keyboard', () => {
      it('is one tab stop', async () => {
        const row = await fixture(
          staticHtml`<div><button></button><${element}>${languages}</${element}><button></button></div>`,
        );
        const [before, after] = row.querySelectorAll('button');
        before!.focus();
        await press('Tab');
        expect(document.activeElement).to.equal(row.querySelector(tag));
        await press('Tab');
        expect(document.activeElement).to.equal(after);
      });

      for (const [title, attributes, stops] of [
        ['the first option while none is chosen', {}, ['hola']],
        ['the chosen option', {value: 'ciao'}, ['ciao']],
        [
          'the first option that is not disabled',
          {options: [{...HOLA, disabled: true}, HELLO], value: 'hola'},
          ['hello'],
        ],
        ['no option when all are disabled', {options: [{...HOLA, disabled: true}]}, []],
      ] as const) {
        it(`has its tab stop at ${title}`, async () => {
          expect(tabStopsOf(await makeWith(attributes))).to.deep.equal(stops);
        });
      }

      it('is reached with Tab when the chosen option is disabled', async () => {
        const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}], value: 'hello'});
        await press('Tab');
        expect(focusedOf(group)).to.equal('hola');
      });

      it('leaves a disabled option that was chosen, as the user chooses another', async () => {
        const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}], value: 'hello'});
        group.focus();
        await press('Space');
        await group.updateComplete;
        expect([group.value, checkedOf(group)]).to.deep.equal(['hola', ['hola']]);
      });

      it('chooses with Space while none is chosen', async () => {
        const group = await make();
        const seen = recordEvents(group, 'input', 'change');
        group.focus();
        await press('Space');
        expect([group.value, seen]).to.deep.equal(['hola', ['input', 'change']]);
      });

      for (const [key, from, to] of [
        ['ArrowDown', 'hola', 'hello'],
        ['ArrowRight', 'hola', 'hello'],
        ['ArrowUp', 'hello', 'hola'],
        ['ArrowLeft', 'hello', 'hola'],
        ['ArrowDown', 'ciao', 'hola'],
        ['ArrowUp', 'hola', 'ciao'],
      ] as const) {
        it(`moves and chooses from ${from} to ${to} with ${key}`, async () => {
          const group = await makeWith({value: from});
          const seen = recordEvents(group, 'input', 'change');
          group.focus();
          await press(key);
          expect([group.value, focusedOf(group), seen]).to.deep.equal([to, to, ['input', 'change']]);
        });
      }

      for (const [key, to] of [
        ['ArrowLeft', 'ciao'],
        ['ArrowRight', 'hola'],
        ['ArrowDown', 'ciao'],
      ] as const) {
        it(`moves to ${to} with ${key} from right to left`, async () => {
          const group = await makeWith({value: 'hello', dir: 'rtl'});
          group.focus();
          await press(key);
          expect(group.value).to.equal(to);
        });
      }

      it('skips disabled options', async () => {
        const group = await makeWith({
          options: [HOLA, {...HELLO, disabled: true}, {text: 'Ciao', value: 'ciao'}],
          value: 'hola',
        });
        group.focus();
        await press('ArrowDown');
        expect(group.value).to.equal('ciao');
      });

      it('leaves arrow keys with Alt to the browser', async () => {
        const group = await makeWith({value: 'hola'});
        const event = new KeyboardEvent('keydown', {
          key: 'ArrowDown',
          altKey: true,
          bubbles: true,
          cancelable: true,
        });
        radiosOf(group)[0]!.dispatchEvent(event);
        expect([event.defaultPrevented, group.value]).to.deep.equal([false, 'hola']);
      });
    });

    describe('form', () => {
      it('is reset to the start value, on screen too', async () => {
        const {form, group} = await makeForm(
          staticHtml`<${element} name="field" value="ciao">${languages}</${element}>`,
        );
        await clickOn(radiosOf(group)[0]!);
        form.reset();
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['ciao']);
      });

      it('submits nothing for a disabled option, as in HTML', async () => {
        const {form, group} = await makeForm(staticHtml`<${element} name="field"></${element}>`);
        Object.assign(group, {options: [{...HOLA, disabled: true}], value: 'hola'});
        expect([...new FormData(form)]).to.deep.equal([]);
      });

      it('keeps two groups of a page apart', async () => {
        const {form} = await makeForm(staticHtml`
          <${element} name="one" value="hola">${languages}</${element}>
          <${element} name="two" value="hello">${languages}</${element}>
        `);
        expect([...new FormData(form)]).to.deep.equal([
          ['one', 'hola'],
          ['two', 'hello'],
        ]);
      });

      it('submits the form with Enter', async () => {
        const {form, group} = await makeForm(
          staticHtml`<${element}>${languages}</${element}><button>Go</button>`,
        );
        const submission = new Promise<SubmitEvent>(resolve =>
          form.addEventListener('submit', event => {
            event.preventDefault();
            resolve(event);
          }),
        );
        group.focus();
        await press('Enter');
        expect((await submission).submitter).to.equal(form.querySelector('button'));
      });
    });
  });
}
