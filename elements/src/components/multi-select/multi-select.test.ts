import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {
  BLUE,
  chosenRows,
  enter,
  GREEN,
  inputIn,
  inside,
  MANY,
  RED,
  rowsIn,
  setUp,
  setUpWith,
  statusOf,
  tagsOf,
} from '../../testing/multi-select-harness.js';
import type {LcMultiSelect} from './multi-select.js';

const colors = html`
  <option value="red">Red</option>
  <option value="green">Green</option>
  <option value="blue">Blue</option>
`;

async function makeForm(content: TemplateResult): Promise<{form: HTMLFormElement; control: LcMultiSelect}> {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  return {form, control: form.querySelector('lc-multi-select')!};
}

/** What screen readers read after the name of the field. */
function descriptionOf(control: Element): string {
  const ids = inputIn(control).getAttribute('aria-describedby')!.split(' ');
  const texts = ids.map(id => control.shadowRoot!.getElementById(id)!.textContent.trim());
  return texts.filter(Boolean).join(' ');
}

testFormControl<LcMultiSelect>({
  tag: 'lc-multi-select',
  children: colors,
  values: [
    {set: control => (control.value = ['red']), initValue: ['red'], typed: ['red'], submitted: 'red'},
    {
      set: control => (control.value = ['blue', 'green']),
      initValue: ['blue', 'green'],
      typed: ['blue', 'green'],
      submitted: 'blue',
    },
  ],
  emptyFormValue: null,
  inner: inputIn,
  edit: async control => {
    control.focus();
    await press('ArrowDown');
    await press('Enter');
  },
});

describe('lc-multi-select', () => {
  describe('accessibility', () => {
    it('is a combobox with a closed list of several choices', async () => {
      const control = await setUp();
      const {role, ariaAutoComplete, ariaExpanded} = inputIn(control);
      expect([role, ariaAutoComplete, ariaExpanded]).to.deep.equal(['combobox', 'list', 'false']);
      const list = control.shadowRoot!.getElementById(inputIn(control).getAttribute('aria-controls')!)!;
      expect([list.role, list.ariaMultiSelectable]).to.deep.equal(['listbox', 'true']);
    });

    it('marks the chosen options in its list', async () => {
      const control = await setUpWith(['Alt+ArrowDown'], {value: ['blue', 'red']});
      expect(chosenRows(control)).to.deep.equal(['Red', 'Blue']);
    });

    it('names the groups of its options', async () => {
      const options = [{...RED, group: 'Warm'}, {...GREEN, group: 'Cold'}, BLUE];
      const control = await setUpWith(['Alt+ArrowDown'], {options});
      const groups = [...control.shadowRoot!.querySelectorAll('[role=group]')];
      const names = groups.map(
        group => control.shadowRoot!.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
      );
      expect(names).to.deep.equal(['Warm', 'Cold']);
      expect(groups.map(group => group.querySelectorAll('[role=option]').length)).to.deep.equal([1, 1]);
    });

    it('exposes the position of an option among all that match', async () => {
      const control = await setUpWith(['row'], {options: MANY});
      const {ariaPosInSet, ariaSetSize} = rowsIn(control)[1]!;
      expect([ariaPosInSet, ariaSetSize]).to.deep.equal(['2', '10000']);
    });

    for (const [state, properties, description] of [
      ['its hint', {hint: 'Any number'}, 'Any number'],
      ['what is chosen', {value: ['blue', 'red']}, 'Chosen: Blue, Red'],
      [
        'the first of many chosen options',
        {options: MANY, value: ['1', '2', '3', '4', '5', '6', '7']},
        'Chosen: Row 1, Row 2, Row 3, Row 4, Row 5, 2 more',
      ],
      ['its message', {required: true, showValidation: true}, 'Colors is required.'],
    ] as const) {
      it(`is described by ${state}`, async () => {
        expect(descriptionOf(await setUp(properties))).to.equal(description);
      });
    }

    for (const [title, keys, said] of [
      ['the number of options when it opens', ['Alt+ArrowDown'], '3 options'],
      ['the number of options that match', ['r'], '2 options'],
      ['that nothing matches', ['x'], 'No options'],
      ['a chosen option', ['ArrowDown', 'Enter'], 'Red added.'],
      ['a removed option', ['ArrowDown', 'Enter', 'Enter'], 'Red removed.'],
      ['an option that Backspace removes', ['ArrowDown', 'Enter', 'Backspace'], 'Red removed.'],
      ['the options again after typing', ['ArrowDown', 'Enter', 'b'], '1 option'],
    ] as const) {
      it(`announces ${title}`, async () => {
        expect(statusOf(await setUpWith(keys))).to.equal(said);
      });
    }

    for (const [state, keys, properties] of [
      ['closed with tags', [], {value: ['red', 'blue']}],
      ['disabled with tags', [], {value: ['red', 'blue'], disabled: true}],
      ['open', ['ArrowDown'], {value: ['red']}],
      ['open and narrowed', ['r'], {value: ['red']}],
      ['open and full', ['ArrowDown'], {value: ['red'], max: 1}],
      ['open with groups', ['ArrowDown'], {options: [{...RED, group: 'Warm'}, BLUE]}],
      ['open without matches', ['zzz'], {}],
      ['open with a new value', ['pink'], {creatable: true}],
      ['invalid', [], {required: true, showValidation: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUpWith(keys, properties));
      });
    }

    it('has buttons of at least 24 px', async () => {
      const {width, height} = inside(await setUp({value: ['red']}), '.remove').getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUp({value: ['red'], lang: 'ar'});
      expect(inside(control, '.remove').ariaLabel).to.equal('إزالة Red');
    });
  });

  describe('properties', () => {
    it('accepts its options and its value as JSON', async () => {
      const control = await fixture<LcMultiSelect>(html`
        <lc-multi-select
          value='["b"]'
          options='[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}]'
        ></lc-multi-select>
      `);
      expect([control.value, tagsOf(control)]).to.deep.equal([['b'], ['B']]);
    });

    it('starts with the selected option children, also in groups', async () => {
      const control = await fixture<LcMultiSelect>(
        html`<lc-multi-select
          ><option>A</option>
          <optgroup label="More"><option selected>B</option></optgroup></lc-multi-select
        >`,
      );
      expect(control.value).to.deep.equal(['B']);
    });

    it('keeps the order of its value, each once', async () => {
      const control = await setUp({value: ['blue', 'red', 'blue']});
      expect([control.value, tagsOf(control)]).to.deep.equal([
        ['blue', 'red'],
        ['Blue', 'Red'],
      ]);
    });

    it('has the same list until the value changes', async () => {
      const control = await setUp({value: ['red']});
      const before = control.value;
      control.value = ['red'];
      control.hint = 'A hint';
      expect(control.value === before).to.equal(true);
    });

    it('shows its placeholder only while nothing is chosen', async () => {
      const control = await setUp({placeholder: 'Colors'});
      const before = inputIn(control).placeholder;
      control.value = ['red'];
      await control.updateComplete;
      expect([before, inputIn(control).placeholder]).to.deep.equal(['Colors', '']);
    });

    for (const [given, value] of [
      ['red', ['red']],
      [['red', null, {}], ['red']],
    ] as const) {
      it(`warns about the value ${JSON.stringify(given)}, and keeps what it can`, async () => {
        const warnings = await recordWarnings(async () => {
          expect((await setUp({value: given})).value).to.deep.equal(value);
        });
        expect(warnings.join()).to.contain('<lc-multi-select>: value must be a list of texts');
      });
    }

    it('chooses a value without an option once the option arrives', async () => {
      const control = await setUp({value: ['red', 'pink']});
      const before = control.value;
      control.options = [RED, {text: 'Pink', value: 'pink'}];
      await control.updateComplete;
      expect([before, control.value, tagsOf(control)]).to.deep.equal([
        ['red'],
        ['red', 'pink'],
        ['Red', 'Pink'],
      ]);
    });

    it('counts all values until the first options arrive', async () => {
      const control = await setUp({value: ['pink'], options: null});
      expect([control.value, tagsOf(control)]).to.deep.equal([['pink'], ['pink']]);
    });

    it('counts values without an option if users can create them', async () => {
      expect((await setUp({value: ['red', 'pink'], creatable: true})).value).to.deep.equal(['red', 'pink']);
    });
  });

  describe('form', () => {
    it('submits one entry for each chosen option, without what is typed', async () => {
      const {form, control} = await makeForm(
        html`<lc-multi-select name="colors" value='["blue", "red"]'>${colors}</lc-multi-select>`,
      );
      control.focus();
      await enter(control, 'gre');
      expect([...new FormData(form)]).to.deep.equal([
        ['colors', 'blue'],
        ['colors', 'red'],
      ]);
    });

    it('does not submit an option that is disabled', async () => {
      const {form} = await makeForm(
        html`<lc-multi-select name="colors" value='["a", "b"]'
          ><option disabled>a</option>
          <option>b</option></lc-multi-select
        >`,
      );
      expect([...new FormData(form)]).to.deep.equal([['colors', 'b']]);
    });

    for (const [properties, message] of [
      [{required: true}, 'Colors is required.'],
      [{min: 1}, 'Colors is required.'],
      [{min: 2, value: ['red']}, 'Colors must have at least 2 items.'],
      [{max: 1, value: ['red', 'blue']}, 'Colors must have no more than 1 item.'],
      [{max: 1, value: ['red']}, ''],
    ] as const) {
      it(`reports "${message}" for ${JSON.stringify(properties)}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    for (const [title, keys, properties, message] of [
      ['text that is not an option', ['x', 'Tab'], {}, 'Colors must be one of the options.'],
      ['text that Enter does not find', ['x', 'Enter'], {}, 'Colors must be one of the options.'],
      ['text that is typed', ['x'], {}, ''],
      ['white space', ['  ', 'Tab'], {}, ''],
      ['an option too many', ['b', 'Tab'], {value: ['red'], max: 1}, 'Colors must have no more than 1 item.'],
    ] as const) {
      it(`reports "${message}" for ${title}`, async () => {
        expect((await setUpWith(keys, properties)).validationMessage).to.equal(message);
      });
    }

    it('keeps text that is not an option, until a reset', async () => {
      const {form, control} = await makeForm(html`<lc-multi-select>${colors}</lc-multi-select>`);
      control.focus();
      await enter(control, 'x', 'Tab');
      const kept = inputIn(control).value;
      form.reset();
      await control.updateComplete;
      expect([kept, inputIn(control).value, control.validity.valid]).to.deep.equal(['x', '', true]);
    });

    for (const [title, keys, submissions] of [
      ['submits with Enter while no option is active', ['Enter'], 1],
      ['does not submit with the Enter that chooses an option', ['ArrowDown', 'Enter'], 0],
      ['does not submit text that is not an option', ['x', 'Enter'], 0],
    ] as const) {
      it(title, async () => {
        const {form, control} = await makeForm(
          html`<lc-multi-select name="colors">${colors}</lc-multi-select><button>Go</button>`,
        );
        let count = 0;
        form.addEventListener('submit', event => {
          event.preventDefault();
          count += 1;
        });
        control.focus();
        await enter(control, ...keys);
        await aTimeout(0);
        expect(count).to.equal(submissions);
      });
    }
  });
});
