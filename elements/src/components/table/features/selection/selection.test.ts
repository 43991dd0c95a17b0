import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../../../testing/same-element.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import '../../../data-table/data-table.define.js';
import './selection.define.js';

/** People 1 to `count`, identified by their `id`. */
const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

/** A table of 42 people with checkboxes. */
async function setUp(
  properties: Partial<LcDataTable> = {},
): Promise<SelectionHarness & {table: LcDataTable}> {
  const {table} = await setUpDataTable({rows: rows(42), pageSize: 5, selection: 'multiple', ...properties});
  return new SelectionHarness(table) as SelectionHarness & {table: LcDataTable};
}

/**
 * A table in a form. The app has selected the fifth row and the user the fourth. Then the selection was turned off, and the
 * table shows one row.
 */
async function setUpLess() {
  const harness = await setUp({selected: [5]});
  const {table} = harness;
  const form = await fixture<HTMLFormElement>(html`<form>${table}</form>`);
  await harness.toggle(3);
  table.selection = null;
  await table.updateComplete;
  table.search = 'Person 42';
  await table.updateComplete;
  return {harness, table, form};
}

describe('lc-data-table selection', () => {
  it('leaves the look of the page size as it is', async () => {
    const {table} = await setUp();
    const pageSize = table.shadowRoot!.querySelector('[part=page-size-select]')!;
    expect(pageSize.getBoundingClientRect().width).to.be.greaterThan(40);
  });

  it('has no checkboxes that are circles in the roundest theme', async () => {
    const {table, checkboxes} = await setUp();
    table.style.setProperty('--lc-radius', '24px');
    expect(getComputedStyle(checkboxes[0]!).borderTopLeftRadius).to.equal('6px');
  });

  describe('accessibility', () => {
    for (const [state, properties] of [
      ['without selected rows', {}],
      ['with some selected rows', {selected: [1, 2]}],
      ['with all rows of the page selected', {selected: [1, 2, 3, 4, 5]}],
      ['with all rows selected', {selected: {mode: 'all', query: {search: ''}, except: []}}],
      ['with rows that may be selected', {selected: {mode: 'all', query: {search: 'x'}, except: []}}],
      ['with a row that cannot be selected', {rows: [{name: 'Ada'}]}],
      ['for a single row', {selection: 'single', selected: [1]}],
      ['without rows', {rows: []}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await recordWarnings(async () => expectAccessible((await setUp(properties)).table));
      });
    }

    it('names the checkboxes', async () => {
      const {header, checkboxes} = await setUp();
      expect(header!.ariaLabel).to.equal('Select all entries on this page');
      expect(checkboxes.map(({ariaLabel}) => ariaLabel)).to.deep.equal(
        [1, 2, 3, 4, 5].map(row => `Select Person ${row}`),
      );
    });

    it('announces how many entries are selected', async () => {
      const harness = await setUp();
      await harness.toggle(0);
      expect(harness.announcement).to.equal('1 entry selected');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const harness = await setUp({lang: 'ar', dir: 'rtl', selected: [1]});
      expect(harness.count).to.equal('عدد السجلات المحددة: 1');
    });
  });

  describe('properties', () => {
    it('has no checkboxes without a selection', async () => {
      const harness = await setUp({selection: null});
      expect(harness.checkboxes).to.deep.equal([]);
      expectSame(harness.part('selection-bar'), null);
      expect(harness.rows[0]).to.deep.equal(['Person 1', '37', 'n1']);
    });

    it('adds and removes the checkboxes with its property', async () => {
      const harness = await setUp({selection: null});
      for (const [selection, count] of [
        ['multiple', 5],
        [null, 0],
        ['single', 5],
      ] as const) {
        harness.table.selection = selection;
        await harness.table.updateComplete;
        expect(harness.checkboxes).to.have.length(count);
        expect(harness.rows.map(row => row.filter(text => text !== '')[0])).to.deep.equal(
          [1, 2, 3, 4, 5].map(row => `Person ${row}`),
        );
      }
    });

    it('can change after the checkboxes and most of the rows are gone', async () => {
      const {harness, table} = await setUpLess();
      table.selected = [];
      await table.updateComplete;
      expect(harness.rows).to.have.length(1);
    });

    it('can be reset by a form after the checkboxes and most of the rows are gone', async () => {
      const {harness, table, form} = await setUpLess();
      form.reset();
      await table.updateComplete;
      expect(harness.rows).to.have.length(1);
      expect(table.selected).to.deep.equal([5]);
    });

    it('reads attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          selection="multiple"
          selected="[3, 4]"
          row-key="id"
          select-on-click
          .columns=${columns}
          .rows=${rows(12)}
        ></lc-data-table>
      `);
      expect(new SelectionHarness(table).selectedRows).to.deep.equal(['Person 3', 'Person 4']);
      expect(table.selectOnClick).to.equal(true);
    });

    it('marks the selected rows with a part', async () => {
      const {table} = await setUp({selected: [2]});
      expect(
        [...table.shadowRoot!.querySelectorAll('tbody tr')].map(row => row.part.value).slice(0, 2),
      ).to.deep.equal(['row', 'row selected-row']);
    });

    it('calls a function for the keys of its rows', async () => {
      const harness = await setUp({rowKey: ({name}: {name: string}) => name, selected: ['Person 2']});
      expect(harness.selectedRows).to.deep.equal(['Person 2']);
    });

    it('does not select rows without a key, and warns', async () => {
      let harness: SelectionHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({rows: [{name: 'Ada'}, {name: 'Grace', id: 1}, {name: 'Alan', id: 1}]});
      });
      expect(harness!.checkboxes.map(({disabled}) => disabled)).to.deep.equal([true, false, true]);
      expect(warnings).to.include(
        '<lc-data-table>: the key 1 is repeated; rowKey must be unique. The row cannot be selected.',
      );
    });

    it('warns about an invalid selection', async () => {
      let harness: SelectionHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({selected: {mode: 'some'} as never});
        await setUp({selection: 'many' as never});
      });
      expect(harness!.count).to.equal('No entries selected');
      expect(warnings).to.deep.equal([
        "<lc-data-table>: selected must be {mode: 'keys', keys} or {mode: 'all', query, except}; no row is selected.",
        "<lc-data-table>: selection must be 'single' or 'multiple'; rows cannot be selected.",
      ]);
    });

    it('keeps the selection across pages, sorts, searches, page sizes, and other rows', async () => {
      const harness = await setUp();
      await harness.toggle(1);
      await harness.press('Page 2');
      expect(harness.selectedRows).to.deep.equal([]);
      await harness.toggle(0);
      await harness.choosePageSize(10);
      expect(harness.selectedRows).to.deep.equal(['Person 2', 'Person 6']);
      harness.table.search = 'person 6';
      await harness.table.settled;
      expect(harness.selectedRows).to.deep.equal(['Person 6']);
      harness.table.search = '';
      harness.table.rows = rows(7).reverse();
      await harness.table.settled;
      expect(harness.selectedRows).to.deep.equal(['Person 6', 'Person 2']);
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [2, 6]});
    });
  });

  describe('events', () => {
    it('sends lc-selection-change with the selection when the user selects a row', async () => {
      const harness = await setUp();
      const changes = harness.recordChanges();
      await harness.toggle(1);
      await harness.toggle(2);
      await harness.toggle(1);
      expect(changes).to.deep.equal([[2], [2, 3], [3]].map(keys => ({mode: 'keys', keys})));
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [3]});
    });

    it('sends nothing when the selection is set', async () => {
      const harness = await setUp();
      const changes = harness.recordChanges();
      harness.table.selected = [1];
      await harness.table.updateComplete;
      expect(harness.selectedRows).to.deep.equal(['Person 1']);
      expect(changes).to.deep.equal([]);
    });

    it('keeps the selection if the event is canceled', async () => {
      const harness = await setUp({selected: [2]});
      harness.table.addEventListener('lc-selection-change', event => event.preventDefault());
      await harness.toggle(0);
      expect(harness.selectedRows).to.deep.equal(['Person 2']);
      expect(harness.table.selected).to.deep.equal([2]);
    });

    it('selects what the user selected if a listener that cancels sets it', async () => {
      const harness = await setUp();
      harness.table.addEventListener('lc-selection-change', event => {
        event.preventDefault();
        harness.table.selected = event.detail;
      });
      await harness.toggle(2);
      expect(harness.selectedRows).to.deep.equal(['Person 3']);
    });

    it('selects what the user selected if a listener that cancels sets the same object', async () => {
      const harness = await setUp();
      const {table} = harness;
      table.addEventListener('lc-selection-change', event => {
        event.preventDefault();
        table.selected = (event.currentTarget as LcDataTable).selected;
      });
      await harness.toggle(2);
      expect(harness.selectedRows).to.deep.equal(['Person 3']);
    });

    it('keeps the selection if a listener that cancels selects another row, which is canceled too', async () => {
      const harness = await setUp();
      let isFirst = true;
      harness.table.addEventListener('lc-selection-change', event => {
        event.preventDefault();
        const isOuter = isFirst;
        isFirst = false;
        if (isOuter) harness.checkboxes[1]!.click();
      });
      await harness.toggle(2);
      expect(harness.selectedRows).to.deep.equal([]);
    });

    it('shows what a listener that cancels sets', async () => {
      const harness = await setUp();
      harness.table.addEventListener('lc-selection-change', event => {
        event.preventDefault();
        harness.table.selected = [5];
      });
      await harness.toggle(0);
      expect(harness.selectedRows).to.deep.equal(['Person 5']);
    });
  });

  describe('the header checkbox', () => {
    it('has three states', async () => {
      const harness = await setUp();
      const states = [harness.headerState];
      await harness.toggle(0);
      states.push(harness.headerState);
      for (const row of [1, 2, 3, 4]) await harness.toggle(row);
      states.push(harness.headerState);
      expect(states).to.deep.equal(['off', 'mixed', 'on']);
    });

    it('selects and deselects the rows of the page', async () => {
      const harness = await setUp({selected: [2, 40]});
      await harness.toggleHeader();
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [40, 1, 2, 3, 4, 5]});
      await harness.toggleHeader();
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [40]});
    });

    it('is off and disabled without rows', async () => {
      const {header, headerState} = await setUp({rows: []});
      expect([headerState, header!.disabled]).to.deep.equal(['off', true]);
    });

    it('is missing if one row can be selected', async () => {
      expect((await setUp({selection: 'single'})).header).to.equal(null);
    });
  });

  describe('the bar', () => {
    it('says how many rows are selected', async () => {
      const harness = await setUp();
      expect(harness.count).to.equal('No entries selected');
      await harness.toggleHeader();
      expect(harness.count).to.equal('5 entries selected');
    });

    it('does not move the rows when the first row is selected', async () => {
      const harness = await setUp();
      const top = () => harness.cell(0, 0).getBoundingClientRect().top;
      const before = top();
      await harness.toggle(0);
      expect(top()).to.equal(before);
    });

    it('offers to select all rows when the page is selected', async () => {
      const harness = await setUp();
      await harness.toggle(0);
      expect(harness.button('Select all 42')).to.equal(undefined);
      await harness.toggleHeader();
      await harness.press('Select all 42');
      expect(harness.table.selected).to.deep.equal({mode: 'all', query: {search: ''}, except: []});
      expect(harness.count).to.equal('42 entries selected');
      await harness.press('Page 3');
      expect(harness.selectedRows).to.have.length(5);
    });

    it('selects all rows that match the search, with exceptions', async () => {
      const harness = await setUp({search: 'person 4'});
      harness.table.pageSize = 3;
      await harness.table.updateComplete;
      await harness.toggleHeader();
      await harness.press('Select all 4');
      await harness.toggle(1);
      expect(harness.table.selected).to.deep.equal({mode: 'all', query: {search: 'person 4'}, except: [40]});
      expect(harness.count).to.equal('3 entries selected');
      expect(harness.headerState).to.equal('mixed');
    });

    it('shows rows of another search as unknown, until they are decided', async () => {
      const harness = await setUp({selected: {mode: 'all', query: {search: 'person 4'}, except: []}});
      expect(harness.states).to.deep.equal(['mixed', 'mixed', 'mixed', 'mixed', 'mixed']);
      await harness.toggle(0);
      await harness.toggle(1);
      await harness.toggle(1);
      expect(harness.states).to.deep.equal(['on', 'off', 'mixed', 'mixed', 'mixed']);
      expect(harness.table.selected).to.deep.equal({
        mode: 'all',
        query: {search: 'person 4'},
        except: [2],
        keys: [1],
      });
    });

    it('clears the selection, and keeps the focus in the table', async () => {
      const harness = await setUp({selected: [1, 40]});
      harness.button('Clear').focus();
      await press('Enter');
      await until(() => harness.count === 'No entries selected');
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: []});
      expectFocus(harness.part('scroller'));
    });

    it('keeps the focus in the table when an action of the app clears the selection', async () => {
      const harness = await setUp({selected: [1, 2]});
      const {table} = harness;
      const button = Object.assign(document.createElement('button'), {slot: 'selection-actions'});
      button.textContent = 'Delete';
      button.addEventListener('click', () => Object.assign(table, {rows: rows(42).slice(2), selected: []}));
      table.append(button);
      button.focus();
      await press('Enter');
      await until(() => harness.count === 'No entries selected');
      await table.updateComplete;
      const scroller = harness.part('scroller')!;
      expectFocus(table);
      expectFocus(scroller);
      expect(scroller.getAttribute('role')).to.equal('group');
      const label = table.shadowRoot!.getElementById(scroller.getAttribute('aria-labelledby')!);
      expect(label!.textContent.trim()).to.equal('People');
    });

    it('shows the actions of the app while rows are selected', async () => {
      const harness = await setUp();
      const button = Object.assign(document.createElement('button'), {
        slot: 'selection-actions',
        textContent: 'Delete',
      });
      harness.table.append(button);
      expect(button.checkVisibility()).to.equal(false);
      await harness.toggle(0);
      expect(button.checkVisibility()).to.equal(true);
    });

    for (const [title, selected, expected] of [
      ['says that the selection is kept while no row matches', [1], 'The selected entries stay selected.'],
      ['says nothing about an empty selection while no row matches', [], undefined],
    ] as const)
      it(title, async () => {
        const {table} = await setUp({selected, search: 'nobody'});
        expect(table.shadowRoot!.querySelector('[part=selection-kept]')?.textContent).to.equal(expected);
      });

    it('hides the actions while no row matches, and keeps the selection', async () => {
      const harness = await setUp({selected: {mode: 'keys', keys: [1]}});
      const button = Object.assign(document.createElement('button'), {slot: 'selection-actions'});
      harness.table.append(button);
      const {table} = harness;
      table.search = 'nobody';
      await table.updateComplete;
      expect(button.checkVisibility()).to.equal(false);
      expect(harness.count).to.equal('1 entry selected');
      table.search = '';
      await table.updateComplete;
      expect(button.checkVisibility()).to.equal(true);
    });
  });

  describe('keyboard and pointer', () => {
    it('toggles a row with Space', async () => {
      const harness = await setUp();
      harness.checkboxes[1]!.focus();
      await press('Space');
      await until(() => harness.selectedRows.length === 1);
      expect(harness.selectedRows).to.deep.equal(['Person 2']);
      await press('Space');
      await until(() => harness.selectedRows.length === 0);
    });

    it('reaches each checkbox with Tab', async () => {
      const harness = await setUp();
      harness.header!.focus();
      for (const checkbox of harness.checkboxes.slice(0, 2)) {
        for (let tabs = 0; tabs < 3 && harness.table.shadowRoot!.activeElement !== checkbox; tabs++)
          await press('Tab');
        expectFocus(checkbox);
      }
    });

    it('toggles a range with Shift+click', async () => {
      const harness = await setUp();
      await harness.toggle(3);
      await harness.toggle(1, {shiftKey: true});
      expect(harness.selectedRows).to.deep.equal(['Person 2', 'Person 3', 'Person 4']);
    });

    it('deselects a range', async () => {
      const harness = await setUp({selected: [1, 2, 3, 4, 5]});
      await harness.toggle(1);
      await harness.toggle(3, {shiftKey: true});
      expect(harness.selectedRows).to.deep.equal(['Person 1', 'Person 5']);
    });

    it('toggles a range with Shift+Space', async () => {
      const harness = await setUp();
      await harness.toggle(0);
      harness.checkboxes[2]!.focus();
      await press('Shift+Space');
      await until(() => harness.selectedRows.length === 3);
      expect(harness.selectedRows).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
    });

    it('toggles one row if the range starts on another page', async () => {
      const harness = await setUp();
      await harness.toggle(3);
      await harness.press('Page 2');
      await harness.toggle(1, {shiftKey: true});
      expect(harness.selectedRows).to.deep.equal(['Person 7']);
    });

    it('selects one row at a time if selection is single', async () => {
      const harness = await setUp({selection: 'single'});
      await harness.toggle(0);
      await harness.toggle(2);
      expect(harness.selectedRows).to.deep.equal(['Person 3']);
      await harness.toggle(2);
      expect(harness.selectedRows).to.deep.equal([]);
    });

    it('ignores a click on a row', async () => {
      const harness = await setUp();
      harness.cell(0, 1).click();
      await harness.table.updateComplete;
      expect(harness.selectedRows).to.deep.equal([]);
    });

    it('selects a row with a click if select-on-click is set', async () => {
      const harness = await setUp({selectOnClick: true});
      harness.cell(0, 1).click();
      await harness.table.updateComplete;
      expect(harness.selectedRows).to.deep.equal(['Person 1']);
    });

    it('leaves clicks on links and buttons of a row to them', async () => {
      const harness = await setUp({
        selectOnClick: true,
        columns: [{label: 'Name', field: 'name', render: () => html`<button><b>Open</b></button>`}],
      });
      harness.table.querySelector('b')!.click();
      await harness.table.updateComplete;
      expect(harness.selectedRows).to.deep.equal([]);
    });
  });
});
