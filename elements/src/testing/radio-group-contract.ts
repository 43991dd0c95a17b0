import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {html as staticHtml} from 'lit/static-html.js';
import {define} from 'superstruct';
import {expectAccessible} from './accessibility.js';
import {recordEvents, recordWarnings} from './events.js';
import {testFormControl} from './form-control-contract.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';
import {testRadioChoice} from './radio-group-choice.js';
import {testRadioForm} from './radio-group-form.js';
import {
  HELLO,
  HOLA,
  checkedOf,
  focusedOf,
  groupOf,
  languages,
  radioGroups,
  radiosOf,
  type RadioGroupElement,
} from './radio-group-harness.js';
import {testRadioWork} from './radio-group-work.js';

const DETAILS = {description: 'In Spanish', suffix: '€ 9'};
const refuseAll = define<string>('refused', () => 'Not this one.');

/** The contract of the radio controls: that of form controls, and that of a radio group. */
export function testRadioGroup<Group extends RadioGroupElement>(tag: string): void {
  const {element, make, makeWith, makeForm} = radioGroups<Group>(tag);

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
    testRadioWork(tag);

    describe('accessibility', () => {
      it('is a radio group named by its label', async () => {
        const control = groupOf(await make());
        expect(control.getAttribute('role')).to.equal('radiogroup');
        expect((control.getRootNode() as ShadowRoot).getElementById('label')!.textContent.trim()).to.equal(
          'Greeting',
        );
        expect(control.getAttribute('aria-labelledby')).to.equal('label');
      });

      it('exposes that it is required', async () => {
        expect(groupOf(await makeWith({required: true})).ariaRequired).to.equal('true');
      });

      it('has a radio for each option, named by its text', async () => {
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
        ['with descriptions', {value: 'hola', options: [HOLA, HELLO].map(row => ({...row, ...DETAILS}))}],
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
      it('accepts its options as a property', async () => {
        const group = await makeWith({options: [HOLA, HELLO]}, html``);
        expect(radiosOf(group).map(({value}) => value)).to.deep.equal(['hola', 'hello']);
      });

      it('accepts its options as JSON', async () => {
        const group = await fixture<Group>(
          staticHtml`<${element} options='[{"text":"Hola","value":"hola"}]'></${element}>`,
        );
        expect(radiosOf(group).map(({value}) => value)).to.deep.equal(['hola']);
      });

      it('shows the description of an option below its text, and the suffix at its end', async () => {
        const group = await makeWith({options: [{...HOLA, ...DETAILS}, HELLO]});
        const [detailed, plain] = group.shadowRoot!.querySelectorAll('label');
        const part = (name: string) => detailed!.querySelector(`[part=option-${name}]`)!;
        const rect = (name: string) => part(name).getBoundingClientRect();
        expect(['description', 'suffix'].map(name => part(name).textContent)).to.deep.equal([
          'In Spanish',
          '€ 9',
        ]);
        expect(rect('description').top).to.be.greaterThan(rect('text').top);
        expect(rect('suffix').left).to.be.at.least(rect('text').right);
        expect(plain!.querySelectorAll('span')).to.have.length(1);
      });

      it('reads the descriptions and suffixes of its option children', async () => {
        const group = await make(
          html`<option value="hola" data-description="In Spanish" data-suffix="€ 9">Hola</option>`,
        );
        expect(group.options).to.deep.equal([{...HOLA, ...DETAILS, disabled: false}]);
        group.querySelector('option')!.dataset.suffix = '€ 10';
        await aTimeout(0);
        await group.updateComplete;
        expect(group.shadowRoot!.querySelector('.suffix')!.textContent).to.equal('€ 10');
      });

      it('warns about invalid options, and shows the others', async () => {
        const warnings = await recordWarnings(async () => {
          const group = await makeWith({options: [HOLA, null as never]});
          expect(radiosOf(group)).to.have.length(1);
        });
        expect(warnings.join()).to.contain(`<${tag}>: an option must have a text and a value`);
      });

      it('checks the option of its value', async () => {
        expect(checkedOf(await makeWith({value: 'hello'}))).to.deep.equal(['hello']);
      });

      it('checks only the new option when its value changes', async () => {
        const group = await makeWith({value: 'ciao'});
        group.value = 'hola';
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['hola']);
      });

      for (const nothing of ['', null, undefined]) {
        it(`checks no option when its value is ${nothing === '' ? 'empty' : nothing}`, async () => {
          const group = await makeWith({value: 'hello'});
          group.value = nothing as string;
          await group.updateComplete;
          expect(checkedOf(group)).to.deep.equal([]);
        });
      }

      it('uses the value attribute as the initial value, like HTML', async () => {
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
        ['starts with a selected option child that arrives later', {}, 'b'],
        ['keeps its value when a selected option child arrives', {value: 'hola'}, 'hola'],
      ] as const) {
        it(title, async () => {
          const group = await makeWith(attributes);
          group.append(new Option('B', 'b', true));
          await aTimeout(0);
          expect(group.value).to.equal(value);
        });
      }

      it('prefers its initial value to a selected option child', async () => {
        const group = await makeWith(
          {initValue: 'A'},
          html`<option>A</option>
            <option selected>B</option>`,
        );
        expect(checkedOf(group)).to.deep.equal(['A']);
      });

      it('resets to the initial value when its value is set to undefined', async () => {
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

      it('checks an option that arrives after its value', async () => {
        const group = await makeWith({value: 'hello'}, html``);
        group.options = [HOLA, HELLO];
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['hello']);
      });

      it('keeps the focus when the focused option is removed', async () => {
        const group = await makeWith({options: [HOLA, HELLO]});
        group.focus();
        await press('ArrowDown');
        group.options = [HOLA];
        await group.updateComplete;
        expect(focusedOf(group)).to.equal('hola');
      });
    });

    describe('a value that is not an option', () => {
      it('selects no option and is empty', async () => {
        const group = await makeWith({value: 'salut'});
        expect([checkedOf(group), group.value]).to.deep.equal([[], '']);
      });

      it('selects no option, even if an option has no value', async () => {
        const group = await makeWith({value: 'salut', options: [{text: 'None', value: ''}, HOLA]});
        expect([checkedOf(group), group.value]).to.deep.equal([[], '']);
      });

      it('is missing if required, and valid otherwise', async () => {
        const group = await makeWith({value: 'salut', required: true});
        expect(group.validationMessage).to.equal('Greeting is required.');
        group.required = false;
        expect(group.validity.valid).to.equal(true);
      });

      it('is selected once its option arrives', async () => {
        const group = await makeWith({value: 'salut', required: true});
        group.options = [HOLA, {text: 'Salut', value: 'salut'}];
        expect([group.value, group.validity.valid]).to.deep.equal(['salut', true]);
        await group.updateComplete;
        expect(checkedOf(group)).to.deep.equal(['salut']);
      });

      it('counts until the first options arrive, and is missing if required', async () => {
        const group = await makeWith({value: 'hello', required: true}, html``);
        expect([group.value, group.validity.valueMissing]).to.deep.equal(['hello', true]);
        group.options = [HOLA, HELLO];
        expect([group.value, group.validity.valid]).to.deep.equal(['hello', true]);
      });

      it('is discarded once the user selects an option', async () => {
        const group = await makeWith({value: 'salut'});
        await clickOn(radiosOf(group)[0]!);
        group.options = [HOLA, {text: 'Salut', value: 'salut'}];
        expect(group.value).to.equal('hola');
      });

      it('sends no event when its option arrives', async () => {
        const group = await makeWith({value: 'salut'});
        const seen = recordEvents(group, 'input', 'change');
        group.options = [HOLA, {text: 'Salut', value: 'salut'}];
        await group.updateComplete;
        expect(seen).to.deep.equal([]);
      });
    });

    describe('constraints', () => {
      it('asks for a selection while it is required and empty', async () => {
        const group = await makeWith({required: true});
        expect(group.validationMessage).to.equal('Greeting is required.');
      });

      it('lets the browser focus the radio in the tab order', async () => {
        const {form, group} = await makeForm(
          staticHtml`<${element} name="field" required>${languages}</${element}><button>Go</button>`,
        );
        form.requestSubmit();
        expect(focusedOf(group)).to.equal('hola');
      });
    });

    testRadioChoice<Group>(tag);

    testRadioForm<Group>(tag);
  });
}
