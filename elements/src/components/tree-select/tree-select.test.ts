import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {
  checksIn,
  inputIn,
  inside,
  isOpen,
  listed,
  open,
  PLACES,
  setUp,
  setUpWith,
  tagsOf,
} from '../../testing/tree-select-harness.js';
import {until} from '../../testing/until.js';
import type {LcTreeSelect, TreeOption} from './tree-select.define.js';

testFormControl<LcTreeSelect>({
  tag: 'lc-tree-select',
  values: [
    {set: control => (control.value = 'rome'), initValue: 'rome', typed: 'rome', submitted: 'rome'},
    {set: control => (control.value = 'eu'), initValue: 'eu', typed: 'eu', submitted: 'eu'},
  ],
  emptyFormValue: null,
  inner: inputIn,
  edit: async control => {
    control.options = PLACES;
    await control.updateComplete;
    control.focus();
    await press('ArrowDown');
    await until(() => isOpen(control));
    await press('Enter');
  },
});

describe('lc-tree-select', () => {
  describe('accessibility', () => {
    it('is a combobox with a closed tree', async () => {
      const control = await setUp();
      const {role, ariaHasPopup, ariaExpanded, ariaAutoComplete} = inputIn(control);
      expect([role, ariaHasPopup, ariaExpanded, ariaAutoComplete]).to.deep.equal([
        'combobox',
        'tree',
        'false',
        'list',
      ]);
    });

    it('has a tree of items with their levels', async () => {
      const control = await setUp({value: 'at'});
      await open(control);
      const rows = [...control.shadowRoot!.querySelectorAll('[role=tree] [role=treeitem]')].map(row => [
        row.textContent.trim(),
        row.ariaLevel,
        row.ariaExpanded,
        row.ariaSelected,
      ]);
      expect(rows).to.deep.equal([
        ['Europe', '1', 'true', 'false'],
        ['Italy', '2', 'false', 'false'],
        ['Austria', '2', null, 'true'],
        ['Asia', '1', 'false', 'false'],
      ]);
      expect(inside(control, '#tree').ariaLabel).to.equal('Options');
    });

    for (const [state, properties, text] of [
      ['open', {value: 'at'}, ''],
      ['open, with several', {multiple: true, value: ['at', 'rome']}, ''],
      ['filtered', {}, 'ro'],
      ['without matches', {}, 'xyz'],
      ['read-only', {value: 'at', readOnly: true}, null],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        const control = await setUp(properties);
        if (text !== null) await open(control);
        if (text) await setText(control, text);
        await expectAccessible(control);
      });
    }
  });

  describe('value', () => {
    it('shows the text of its option, or its path', async () => {
      const control = await setUp({value: 'rome'});
      const texts = [inputIn(control).value];
      control.showPath = true;
      await control.updateComplete;
      expect([...texts, inputIn(control).value]).to.deep.equal(['Rome', 'Europe / Italy / Rome']);
    });

    for (const [checkedStrategy, value, tags] of [
      ['leaves', ['rome', 'milan', 'at'], ['Rome', 'Milan', 'Austria']],
      ['parents', ['eu'], ['Europe']],
    ] as const) {
      it(`has the ${checkedStrategy} of an option that means those inside`, async () => {
        const control = await setUp({multiple: true, checkedStrategy, value: ['eu']});
        expect([control.value, tagsOf(control)]).to.deep.equal([value, tags]);
      });
    }

    it('has the options that are chosen, and the highest one of those that are chosen wholly', async () => {
      const control = await setUp({
        multiple: true,
        checkedStrategy: 'parents',
        value: ['ir', 'milan', 'rome'],
      });
      expect(control.value).to.deep.equal(['it', 'ir']);
    });

    it('submits one entry for each value, except of disabled options', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-tree-select
            name="place"
            multiple
            value='["as", "rome"]'
            options=${JSON.stringify(PLACES)}
          ></lc-tree-select>
        </form>`,
      );
      expect(new FormData(form).getAll('place')).to.deep.equal(['rome', 'ir']);
    });

    it('keeps a value whose option is not loaded, with the text that the app loads', async () => {
      const options = [{text: 'Europe', value: 'eu', hasChildren: true}];
      const control = await setUp({
        options,
        value: 'rome',
        loadLabel: value => Promise.resolve(`City ${value}`),
      });
      const seen = [control.value];
      await until(() => inputIn(control).value === 'City rome');
      control.options = PLACES;
      await control.updateComplete;
      expect([...seen, inputIn(control).value]).to.deep.equal(['rome', 'Rome']);
    });

    it('keeps the text of a value when its option is removed', async () => {
      const control = await setUp({value: 'rome', showPath: true});
      control.options = [{text: 'Asia', value: 'as', hasChildren: true}];
      await control.updateComplete;
      expect([control.value, inputIn(control).value]).to.deep.equal(['rome', 'Europe / Italy / Rome']);
    });
  });

  describe('bad input', () => {
    const loop = {text: 'Loop', value: 'loop', children: [] as TreeOption[]};
    loop.children.push(loop, {text: 'End', value: 'end'});

    for (const [title, options, warning, shown] of [
      ['something that is not a list', 'Europe', 'options must be an array of {text, value}', ''],
      [
        'an option without a text',
        [{value: 'a'}, {icon: 'x'}],
        'an option must have a text and a value',
        'a',
      ],
      ['an option inside itself', [loop], 'the item "Loop" is inside itself', 'Loop'],
      ['two options with a value', [{value: 'a'}, {value: 'a'}], 'two items have the value "a"', 'a a'],
    ] as const) {
      it(`warns of ${title}`, async () => {
        let control!: LcTreeSelect;
        const warnings = await recordWarnings(async () => {
          control = await setUp({options: options as never});
          if (shown !== '') await open(control);
        });
        expect([warnings.length, listed(control)]).to.deep.equal([1, shown]);
        expect(warnings.join()).to.contain(warning);
      });
    }

    it('warns of another checkedStrategy, and has the leaves', async () => {
      let control!: LcTreeSelect;
      const warnings = await recordWarnings(async () => {
        control = await setUp({multiple: true, value: ['it'], checkedStrategy: 'all' as 'leaves'});
      });
      expect([warnings.length, control.value]).to.deep.equal([1, ['rome', 'milan']]);
    });

    it('renders few of 10,000 options, also when all are found', async () => {
      const children = Array.from({length: 10_000}, (_, index) => ({
        text: `Row ${index}`,
        value: String(index),
      }));
      const control = await setUpWith(['row'], {options: [{text: 'All', value: 'all', children}]});
      await until(() => isOpen(control));
      expect(control.shadowRoot!.querySelectorAll('.row').length).to.be.within(30, 400);
    });
  });

  it('shows three states of the options around chosen ones', async () => {
    const control = await setUp({multiple: true, value: ['rome']});
    await open(control);
    expect(checksIn(control)).to.equal(
      'Europe mixed, Italy mixed, Rome true, Milan false, Austria false, Asia false',
    );
  });
});

/** Sets the text that filters the tree. */
async function setText(control: LcTreeSelect, text: string): Promise<void> {
  inputIn(control).value = text;
  inputIn(control).dispatchEvent(new InputEvent('input', {bubbles: true}));
  await control.updateComplete;
}
