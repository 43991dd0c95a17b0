import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import type {LcCheckboxGroup} from './checkbox-group.define.js';
import './checkbox-group.define.js';

const toppings = html`
  <option value="cheese">Cheese</option>
  <option value="ham">Ham</option>
  <option value="basil">Basil</option>
`;
const CHEESE = {text: 'Cheese', value: 'cheese'};
const HAM = {text: 'Ham', value: 'ham'};
const BASIL = {text: 'Basil', value: 'basil'};

async function setUp(
  properties: Partial<LcCheckboxGroup> = {},
  options: TemplateResult = toppings,
): Promise<LcCheckboxGroup> {
  const group = await fixture<LcCheckboxGroup>(
    html`<lc-checkbox-group label="Toppings" name="toppings">${options}</lc-checkbox-group>`,
  );
  Object.assign(group, properties);
  await group.updateComplete;
  return group;
}

async function makeForm(content: TemplateResult): Promise<{form: HTMLFormElement; group: LcCheckboxGroup}> {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  return {form, group: form.querySelector('lc-checkbox-group')!};
}

const groupOf = (group: Element) => group.shadowRoot!.querySelector('fieldset')!;
const boxesOf = (group: Element) => [
  ...group.shadowRoot!.querySelectorAll<HTMLInputElement>('.options input'),
];
const allOf = (group: Element) => group.shadowRoot!.querySelector<HTMLInputElement>('#all')!;
const textsOf = (group: Element) => [...group.shadowRoot!.querySelectorAll('.options [part=option-text]')];
const entriesOf = (form: HTMLFormElement) => [...new FormData(form)];

const checkedOf = (group: Element) =>
  boxesOf(group)
    .filter(box => box.checked)
    .map(box => box.value);

/** The state of the checkbox for all options, as users see it. */
function stateOfAll(group: Element): string {
  const {checked, indeterminate} = allOf(group);
  return indeterminate ? 'some' : checked ? 'all' : 'none';
}

/** What screen readers read after the name of the group. */
function descriptionOf(group: Element): string {
  const ids = groupOf(group).getAttribute('aria-describedby')!.split(' ');
  const texts = ids.map(id => group.shadowRoot!.getElementById(id)!.textContent.trim());
  return texts.filter(Boolean).join(' ');
}

testFormControl<LcCheckboxGroup>({
  tag: 'lc-checkbox-group',
  children: toppings,
  values: [
    {set: group => (group.value = ['ham']), initValue: ['ham'], typed: ['ham'], submitted: 'ham'},
    {
      set: group => (group.value = ['cheese', 'basil']),
      initValue: ['cheese', 'basil'],
      typed: ['cheese', 'basil'],
      submitted: 'cheese',
    },
  ],
  emptyFormValue: null,
  inner: groupOf,
  edit: async group => {
    group.focus();
    await press('Space');
  },
});

describe('lc-checkbox-group', () => {
  describe('accessibility', () => {
    it('is a group that its label names', async () => {
      const group = await setUp();
      expect(groupOf(group).getAttribute('aria-labelledby')).to.equal('label');
      expect(group.shadowRoot!.getElementById('label')!.textContent.trim()).to.equal('Toppings');
    });

    it('has a checkbox for each option, named by its text', async () => {
      const named = boxesOf(await setUp()).map(box => box.labels![0]!.textContent.trim());
      expect(named).to.deep.equal(['Cheese', 'Ham', 'Basil']);
    });

    for (const [state, properties, description] of [
      ['its hint', {hint: 'As many as you like'}, 'As many as you like'],
      ['that it is required', {required: true}, 'required'],
      ['that it is required by its minimum', {min: 2}, 'required'],
      [
        'its message',
        {hint: 'Hint', min: 2, showValidation: true},
        'Hint required Toppings must have at least 2 items.',
      ],
    ] as const) {
      it(`is described by ${state}`, async () => {
        expect(descriptionOf(await setUp(properties))).to.equal(description);
      });
    }

    for (const [state, properties] of [
      ['chosen', {value: ['ham']}],
      ['chosen and invalid', {value: ['ham'], min: 2, showValidation: true}],
      ['chosen and disabled', {value: ['ham'], disabled: true}],
      ['with a disabled option', {options: [CHEESE, {...HAM, disabled: true}], value: ['ham']}],
      ['with a checkbox for all', {selectAll: true, value: ['ham'], required: true}],
      ['horizontal', {orientation: 'horizontal', selectAll: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });
    }

    it('has options of at least 24 px height', async () => {
      const option = (await setUp()).shadowRoot!.querySelector('label')!;
      expect(option.getBoundingClientRect().height).to.be.at.least(24);
    });

    it('keeps the focus when the focused option is removed', async () => {
      const group = await setUp({options: [CHEESE, HAM]});
      boxesOf(group)[1]!.focus();
      group.options = [CHEESE];
      await group.updateComplete;
      expectSame(group.shadowRoot!.activeElement, boxesOf(group)[0]!);
    });
  });

  describe('properties', () => {
    it('accepts its options and its value as JSON', async () => {
      const group = await fixture<LcCheckboxGroup>(html`
        <lc-checkbox-group
          value='["b"]'
          options='[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}]'
        ></lc-checkbox-group>
      `);
      expect([group.value, checkedOf(group)]).to.deep.equal([['b'], ['b']]);
    });

    it('starts with the selected option children', async () => {
      const group = await setUp(
        {},
        html`<option selected>A</option>
          <option>B</option>
          <option selected>C</option>`,
      );
      expect([group.value, checkedOf(group)]).to.deep.equal([
        ['A', 'C'],
        ['A', 'C'],
      ]);
    });

    it('starts empty with an empty initial value, even if option children are selected', async () => {
      const group = await setUp({initValue: []}, html`<option selected>A</option>`);
      expect(group.value).to.deep.equal([]);
    });

    it('checks only the new options when its value changes', async () => {
      const group = await setUp({value: ['cheese', 'ham']});
      group.value = ['basil', 'ham'];
      await group.updateComplete;
      expect(checkedOf(group)).to.deep.equal(['ham', 'basil']);
    });

    it('has its value in the order of the options, each once', async () => {
      expect((await setUp({value: ['basil', 'cheese', 'basil']})).value).to.deep.equal(['cheese', 'basil']);
    });

    it('has the same list until the value changes', async () => {
      const group = await setUp({value: ['ham']});
      const before = group.value;
      group.value = ['ham'];
      group.hint = 'A hint';
      expect(group.value === before).to.equal(true);
    });

    it('follows its option children', async () => {
      const group = await setUp();
      group.append(new Option('Olives', 'olives'));
      await aTimeout(0);
      await group.updateComplete;
      expect(boxesOf(group).map(({value}) => value)).to.deep.equal(['cheese', 'ham', 'basil', 'olives']);
    });

    for (const [orientation, isRow] of [
      ['vertical', false],
      ['horizontal', true],
      ['diagonal', false],
    ] as const) {
      it(`has its options ${isRow ? 'next to' : 'below'} each other if it is ${orientation}`, async () => {
        const tops = boxesOf(await setUp({orientation: orientation as 'vertical'})).map(
          box => box.getBoundingClientRect().top,
        );
        expect(tops[0] === tops[1]).to.equal(isRow);
      });
    }

    for (const [given, value] of [
      ['ham', ['ham']],
      [5, ['5']],
      [['ham', null, {}], ['ham']],
    ] as const) {
      it(`warns about the value ${JSON.stringify(given)}, and keeps what it can`, async () => {
        const warnings = await recordWarnings(async () => {
          const group = await setUp({options: [HAM, {text: 'Five', value: '5'}], value: given as never});
          expect(group.value).to.deep.equal(value);
        });
        expect(warnings.join()).to.contain('<lc-checkbox-group>: value must be a list of texts');
      });
    }

    for (const limit of ['min', 'max'] as const) {
      it(`warns about a ${limit} that is not a number, and ignores it`, async () => {
        const warnings = await recordWarnings(async () => {
          const group = await setUp({[limit]: 'many' as never, value: ['ham']});
          expect(group.validity.valid).to.equal(true);
        });
        expect(warnings.join()).to.contain(`${limit} must be a number of at least 0, not many`);
      });
    }
  });

  describe('a value that is not an option', () => {
    it('does not count, and is chosen once its option arrives', async () => {
      const group = await setUp({value: ['ham', 'olives'], options: [CHEESE, HAM]});
      const before = group.value;
      group.options = [HAM, {text: 'Olives', value: 'olives'}];
      await group.updateComplete;
      expect([before, group.value, checkedOf(group)]).to.deep.equal([
        ['ham'],
        ['ham', 'olives'],
        ['ham', 'olives'],
      ]);
    });

    it('counts until the first options arrive', async () => {
      const group = await setUp({value: ['olives'], required: true}, html``);
      expect([group.value, group.validity.valid]).to.deep.equal([['olives'], true]);
      group.options = [CHEESE];
      expect([group.value, group.validity.valid]).to.deep.equal([[], false]);
    });

    it('is kept when the user chooses another option', async () => {
      const group = await setUp({value: ['olives']});
      await clickOn(boxesOf(group)[0]!);
      group.options = [CHEESE, {text: 'Olives', value: 'olives'}];
      expect(group.value).to.deep.equal(['cheese', 'olives']);
    });
  });

  describe('select all', () => {
    for (const [state, value] of [
      ['none', []],
      ['some', ['ham']],
      ['all', ['cheese', 'ham', 'basil']],
    ] as const) {
      it(`shows that ${state} of the options are chosen`, async () => {
        expect(stateOfAll(await setUp({selectAll: true, value}))).to.equal(state);
      });
    }

    it('chooses all options, and then none', async () => {
      const group = await setUp({selectAll: true, value: ['ham']});
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(allOf(group));
      const all = group.value;
      await clickOn(allOf(group));
      expect([all, group.value, seen]).to.deep.equal([
        ['cheese', 'ham', 'basil'],
        [],
        ['input', 'change', 'input', 'change'],
      ]);
    });

    it('leaves disabled options as they are', async () => {
      const options = [CHEESE, {...HAM, disabled: true}, {...BASIL, disabled: true}];
      const group = await setUp({selectAll: true, options, value: ['ham']});
      await clickOn(allOf(group));
      const all = group.value;
      await group.updateComplete;
      const state = stateOfAll(group);
      await clickOn(allOf(group));
      expect([all, state, group.value]).to.deep.equal([['cheese', 'ham'], 'all', ['ham']]);
    });

    it('is disabled if no option is enabled', async () => {
      const group = await setUp({selectAll: true, options: [{...HAM, disabled: true}], value: ['ham']});
      expect([allOf(group).disabled, stateOfAll(group)]).to.deep.equal([true, 'none']);
    });

    it('follows what the user chooses', async () => {
      const group = await setUp({selectAll: true, value: ['cheese', 'ham']});
      await clickOn(boxesOf(group)[2]!);
      await group.updateComplete;
      const full = stateOfAll(group);
      await clickOn(boxesOf(group)[0]!);
      await group.updateComplete;
      expect([full, stateOfAll(group)]).to.deep.equal(['all', 'some']);
    });

    it('is indeterminate again when a listener cancels the click', async () => {
      const group = await setUp({selectAll: true, value: ['ham']});
      group.addEventListener('click', event => event.preventDefault());
      await clickOn(allOf(group));
      await group.updateComplete;
      expect([group.value, stateOfAll(group)]).to.deep.equal([['ham'], 'some']);
    });

    it('is not submitted', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group name="toppings" select-all>${toppings}</lc-checkbox-group>`,
      );
      await clickOn(allOf(group));
      expect(entriesOf(form).map(([, value]) => value)).to.deep.equal(['cheese', 'ham', 'basil']);
    });

    it('has its own text', async () => {
      const group = await setUp({selectAll: true, selectAllText: 'Everything'});
      expect(allOf(group).labels![0]!.textContent.trim()).to.equal('Everything');
    });

    it('is named in the language of the page', async () => {
      registerTranslation(ar);
      const group = await setUp({selectAll: true, lang: 'ar'});
      expect(allOf(group).labels![0]!.textContent.trim()).to.equal('تحديد الكل');
    });
  });

  describe('constraints', () => {
    for (const [properties, message] of [
      [{required: true}, 'Toppings is required.'],
      [{required: true, value: ['ham']}, ''],
      [{min: 1}, 'Toppings is required.'],
      [{min: 2}, 'Toppings must have at least 2 items.'],
      [{min: 2, value: ['ham']}, 'Toppings must have at least 2 items.'],
      [{min: 2, value: ['ham', 'basil']}, ''],
      [{max: 1, value: ['ham', 'basil']}, 'Toppings must have no more than 1 item.'],
      [{max: 1}, ''],
      [{min: 2, required: true}, 'Toppings is required.'],
      [
        {required: true, options: [CHEESE, {...HAM, disabled: true}], value: ['ham']},
        'Toppings is required.',
      ],
    ] as const) {
      it(`reports "${message}" for ${JSON.stringify(properties)}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    for (const [title, rules, message] of [
      ['a nonempty list', s.nonempty(s.array(s.string())), 'Toppings is required.'],
      ['at least two items', s.size(s.array(s.string()), 2, 3), 'Toppings must have 2 to 3 items.'],
      ['a list', s.array(s.string()), ''],
      ['an optional nonempty list', s.optional(s.nonempty(s.array(s.string()))), ''],
    ] as const) {
      it(`reports "${message}" if its rules require ${title}`, async () => {
        expect((await setUp({rules})).validationMessage).to.equal(message);
      });
    }

    it('lets the browser focus the first checkbox', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group name="toppings" required>${toppings}</lc-checkbox-group><button>Go</button>`,
      );
      form.requestSubmit();
      expectSame(group.shadowRoot!.activeElement, boxesOf(group)[0]!);
    });
  });

  describe('events', () => {
    it('sends input and then change for a click on a text', async () => {
      const group = await setUp();
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(textsOf(group)[1]!);
      expect([seen, group.value]).to.deep.equal([['input', 'change'], ['ham']]);
    });

    for (const type of ['click', 'input', 'change']) {
      it(`has the new value when ${type} is sent`, async () => {
        const group = await setUp({value: ['ham']});
        const values: unknown[] = [];
        group.addEventListener(type, () => values.push(group.value));
        await clickOn(boxesOf(group)[2]!);
        expect(values).to.deep.equal([['ham', 'basil']]);
      });
    }

    it('chooses nothing when a listener cancels the click', async () => {
      const group = await setUp({initValue: ['ham']});
      group.addEventListener('click', event => event.preventDefault());
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(boxesOf(group)[0]!);
      await group.updateComplete;
      expect([group.value, checkedOf(group), seen]).to.deep.equal([['ham'], ['ham'], []]);
      group.initValue = ['basil'];
      expect(group.value).to.deep.equal(['basil']);
    });

    it('ignores a click on a disabled option', async () => {
      const group = await setUp({options: [CHEESE, {...HAM, disabled: true}]});
      await clickOn(textsOf(group)[1]!);
      expect(group.value).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('has a tab stop at each checkbox', async () => {
      const row = await fixture(html`
        <div>
          <lc-checkbox-group select-all>
            <option>A</option>
            <option disabled>B</option>
            <option>C</option>
          </lc-checkbox-group>
          <button>After</button>
        </div>
      `);
      const group = row.querySelector('lc-checkbox-group')!;
      const stops: unknown[] = [];
      for (let stop = 0; stop < 3; stop += 1) {
        await press('Tab');
        const focused = group.shadowRoot!.activeElement as HTMLInputElement;
        stops.push(focused.id || focused.value);
      }
      await press('Tab');
      expect(stops).to.deep.equal(['all', 'A', 'C']);
      expectFocus(row.querySelector('button'));
    });

    it('chooses and no longer chooses with Space', async () => {
      const group = await setUp();
      const values: unknown[] = [];
      group.addEventListener('change', () => values.push(group.value));
      group.focus();
      await press('Space');
      await press('Space');
      expect(values).to.deep.equal([['cheese'], []]);
    });

    it('submits the form with Enter', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group>${toppings}</lc-checkbox-group><button>Go</button>`,
      );
      const submission = new Promise<SubmitEvent>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(event);
        }),
      );
      group.focus();
      await press('Enter');
      expectSame((await submission).submitter, form.querySelector('button'));
    });
  });

  describe('form', () => {
    it('submits an entry for each chosen option, in the order of the options', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group name="toppings">${toppings}</lc-checkbox-group>`,
      );
      await clickOn(boxesOf(group)[2]!);
      await clickOn(boxesOf(group)[0]!);
      expect(entriesOf(form)).to.deep.equal([
        ['toppings', 'cheese'],
        ['toppings', 'basil'],
      ]);
    });

    it('submits its entries under a new name', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group name="toppings" value='["ham"]'>${toppings}</lc-checkbox-group>`,
      );
      group.name = 'order.toppings';
      expect(entriesOf(form)).to.deep.equal([['order.toppings', 'ham']]);
    });

    it('does not submit a disabled option, like HTML', async () => {
      const {form, group} = await makeForm(html`<lc-checkbox-group name="toppings"></lc-checkbox-group>`);
      Object.assign(group, {options: [CHEESE, {...HAM, disabled: true}], value: ['cheese', 'ham']});
      expect(entriesOf(form)).to.deep.equal([['toppings', 'cheese']]);
    });

    it('resets to the initial options, also visually', async () => {
      const {form, group} = await makeForm(
        html`<lc-checkbox-group name="toppings" select-all value='["ham"]'>${toppings}</lc-checkbox-group>`,
      );
      await clickOn(allOf(group));
      form.reset();
      await group.updateComplete;
      expect([checkedOf(group), stateOfAll(group)]).to.deep.equal([['ham'], 'some']);
    });
  });
});
