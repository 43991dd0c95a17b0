import {expect, fixture, html} from '@open-wc/testing';
import type {FilterTree, TableColumn} from '../../core/table/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {FilterBarHarness} from '../../testing/filter-bar-harness.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcFilterBar} from './filter-bar.define.js';
import './filter-bar.define.js';

const columns: TableColumn[] = [
  {label: 'Title', field: 'title', filter: 'text'},
  {label: 'Status', field: 'status', filter: 'options', filterOptions: [{value: 'o', label: 'Open'}, 'Done']},
  {label: 'Due', field: 'due', filter: 'date'},
];

const value: FilterTree = {
  match: 'all',
  conditions: [
    {field: 'status', filter: {type: 'options', values: ['o']}},
    {
      match: 'any',
      conditions: [
        {field: 'due', filter: {type: 'period', period: 'before-today'}},
        {field: 'title', filter: {type: 'text', operator: 'contains', value: 'now'}},
      ],
    },
  ],
};

async function setUp(properties: Partial<LcFilterBar> = {}) {
  const element = await fixture<LcFilterBar>(
    html`<lc-filter-bar .columns=${columns} .value=${value}></lc-filter-bar>`,
  );
  Object.assign(element, properties);
  await element.updateComplete;
  return {element, bar: new FilterBarHarness(element)};
}

describe('lc-filter-bar', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark, closed and open', async () => {
      const {element, bar} = await setUp();
      await expectAccessible(element);
      await bar.click(bar.chip('Status: Open'));
      await expectAccessible(element);
    });

    it('says the conditions in a sentence', async () => {
      const {bar} = await setUp();
      expect(bar.sentence).to.equal('Status: Open and Any of: Due: before today or Title: contains now');
    });

    it('announces which columns are filtered', async () => {
      const {bar} = await setUp();
      await bar.click(bar.button('Remove filter Title: contains now'));
      expect(bar.announcement).to.equal('Filtered by Status, Due.');
    });
  });

  describe('properties', () => {
    it('has no conditions by default', async () => {
      const {bar} = await setUp({value: null});
      expect([bar.entries, bar.tools]).to.deep.equal([[], ['Add filter', 'Add group']]);
    });

    it('reads columns and value from attributes', async () => {
      const element = await fixture<LcFilterBar>(
        html`<lc-filter-bar
          columns=${JSON.stringify(columns)}
          value=${JSON.stringify(value)}
        ></lc-filter-bar>`,
      );
      expect(new FilterBarHarness(element).entries).to.deep.equal([
        'Status: Open',
        ['Any of', 'Due: before today', 'Title: contains now'],
      ]);
    });

    it('offers only conditions that must all hold with matchAll', async () => {
      const {bar} = await setUp({matchAll: true, value: {match: 'all', conditions: [value.conditions[0]!]}});
      expect(bar.tools).to.deep.equal(['Add filter']);
    });

    it('warns about a value that is not a tree', async () => {
      const warnings = await recordWarnings(async () => {
        const {bar} = await setUp({value: {status: 'open'} as never});
        expect(bar.entries).to.deep.equal([]);
      });
      expect(warnings.join()).to.contain('value must be {match');
    });
  });

  describe('events', () => {
    it('sends lc-filter-change with the new value, and not when the app sets it', async () => {
      const {element, bar} = await setUp();
      const seen = recordEvents(element, 'lc-filter-change');
      const values: FilterTree[] = [];
      element.addEventListener('lc-filter-change', event => values.push(event.detail.value));
      await bar.click(bar.chip('Status: Open'));
      await bar.toggle('Done');
      expect(seen).to.deep.equal(['lc-filter-change']);
      expect(values[0]!.conditions[0]).to.deep.equal({
        field: 'status',
        filter: {type: 'options', values: ['o', 'Done']},
      });
      expect(element.value).to.equal(values[0]);
      element.value = value;
      await element.updateComplete;
      expect(seen).to.have.length(1);
    });

    it('sends no input and change of its fields', async () => {
      const {element, bar} = await setUp();
      const seen = recordEvents(element, 'input', 'change');
      await bar.choose(bar.match(), 'any');
      await bar.click(bar.chip('Due: before today'));
      await bar.choose(bar.field<HTMLSelectElement>('period'), 'today');
      expect([seen, element.value!.match]).to.deep.equal([[], 'any']);
    });
  });

  describe('keyboard', () => {
    it('gets the focus on the button that adds a condition', async () => {
      const {element, bar} = await setUp();
      element.focus();
      expectFocus(bar.button('Add filter'));
    });

    it('opens a condition with Enter, and returns the focus with Escape', async () => {
      const {bar} = await setUp();
      bar.chip('Title: contains now').focus();
      await bar.press('Enter');
      expect([bar.isOpen, bar.focused]).to.deep.equal([true, 'value']);
      await bar.press('Escape');
      expect([bar.isOpen, bar.focused]).to.deep.equal([false, 'Title: contains now']);
    });
  });
});
