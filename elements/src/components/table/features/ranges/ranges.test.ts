import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {press} from '../../../../testing/keyboard.js';
import {clickOn, dragAlong, middleOf} from '../../../../testing/pointer.js';
import {GOODS, setUpRanges} from '../../../../testing/ranges-harness.js';
import {expectFocus} from '../../../../testing/same-element.js';
import '../columns/columns.define.js';
import '../editing/editing.define.js';
import '../narrow/narrow.define.js';
import '../selection/selection.define.js';
import './ranges.define.js';

const pressAll = async (...keys: string[]) => {
  for (const key of keys) await press(key);
};

describe('lc-data-table with ranges', () => {
  it('is accessible with selected cells, in light and dark', async () => {
    const {table, at} = await setUpRanges();
    at(0, 1);
    await press('Shift+ArrowDown');
    await expectAccessible(table);
  });

  it('is a grid in which several cells can be selected', async () => {
    const {table, root} = await setUpRanges({columns: [{label: 'Name', field: 'name'}]});
    const native = root.querySelector('table')!;
    expect([native.role, native.ariaMultiSelectable]).to.deep.equal(['grid', 'true']);
    table.ranges = false;
    await table.updateComplete;
    expect([native.role, native.ariaMultiSelectable]).to.deep.equal([null, null]);
  });

  for (const [keys, cells, size] of [
    [['Shift+ArrowDown'], ['1.1', '2.1'], '2 rows by 1 column'],
    [['Shift+ArrowRight', 'Shift+ArrowUp'], ['0.1', '0.2', '1.1', '1.2'], '2 rows by 2 columns'],
    [['Shift+ArrowLeft'], ['1.0', '1.1'], '1 row by 2 columns'],
    [['Shift+End'], ['1.1', '1.2', '1.3', '1.4'], '1 row by 4 columns'],
    [['Shift+Home'], ['1.0', '1.1'], '1 row by 2 columns'],
    [['Shift+PageDown'], ['1.1', '2.1', '3.1'], '3 rows by 1 column'],
    [['Shift+PageUp', 'Control+Shift+PageDown'], ['0.1', '1.1'], '2 rows by 1 column'],
    [['Control+Shift+ArrowDown'], ['1.1', '2.1', '3.1'], '3 rows by 1 column'],
    [['Control+Shift+Home'], ['0.0', '0.1', '1.0', '1.1'], '2 rows by 2 columns'],
  ] as const)
    it(`selects with ${keys.join(', ')}`, async () => {
      const {at, selected, harness} = await setUpRanges();
      at(1, 1);
      await pressAll(...keys);
      expect(selected()).to.deep.equal(cells);
      expect(harness.announcement).to.equal(size);
    });

  it('selects all cells of the page with Control+A, also from the middle', async () => {
    const {at, selected, harness} = await setUpRanges({pageSize: 3});
    at(1, 1);
    await press('Control+a');
    expect(selected()).to.have.length(15);
    expect(harness.announcement).to.equal('3 rows by 5 columns');
  });

  it('keeps the focus in the first cell', async () => {
    const {at, cell} = await setUpRanges();
    at(1, 1);
    await pressAll('Shift+ArrowDown', 'Shift+ArrowRight');
    expectFocus(cell(1, 1));
  });

  it('selects to the left with ArrowRight from right to left', async () => {
    const {table, at, selected} = await setUpRanges();
    table.dir = 'rtl';
    at(1, 1);
    await press('Shift+ArrowRight');
    expect(selected()).to.deep.equal(['1.0', '1.1']);
  });

  for (const key of ['Escape', 'ArrowDown'])
    it(`selects nothing after ${key}`, async () => {
      const {at, selected} = await setUpRanges();
      at(1, 1);
      await pressAll('Shift+ArrowDown', key);
      expect(selected()).to.deep.equal([]);
    });

  it('keeps an edit that Escape would discard without a range', async () => {
    const {table, at, selected} = await setUpRanges({saveBy: 'all'});
    at(1, 1);
    await pressAll('x', 'F2', 'Shift+ArrowDown', 'Escape');
    expect(selected()).to.deep.equal([]);
    expect(table.edits).to.have.length(1);
  });

  it('leaves the keys of an editor alone', async () => {
    const {at, selected, root} = await setUpRanges();
    at(1, 1);
    await pressAll('F2', 'Shift+ArrowLeft', 'Control+a');
    expect(selected()).to.deep.equal([]);
    const field = root.querySelector<HTMLInputElement>('.edit-field')!;
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, 3]);
  });

  describe('pointer', () => {
    it('selects the cells of a drag', async () => {
      const {cell, selected, harness} = await setUpRanges();
      await dragAlong([cell(0, 1), cell(1, 1), cell(2, 2)].map(middleOf));
      expect(selected()).to.deep.equal(['0.1', '0.2', '1.1', '1.2', '2.1', '2.2']);
      expect(harness.announcement).to.equal('3 rows by 2 columns');
      expectFocus(cell(0, 1));
    });

    it('selects to a click with Shift', async () => {
      const {cell, at, selected} = await setUpRanges();
      at(2, 2);
      await sendKeys({down: 'Shift'});
      await clickOn(cell(1, 1));
      await sendKeys({up: 'Shift'});
      expect(selected()).to.deep.equal(['1.1', '1.2', '2.1', '2.2']);
      expectFocus(cell(2, 2));
    });

    it('selects no row after a drag in it, but with a click', async () => {
      const {table, cell} = await setUpRanges({selection: 'multiple', selectOnClick: true});
      await dragAlong([cell(0, 2), cell(0, 3)].map(middleOf));
      expect(table.selected).to.equal(null);
      await clickOn(cell(1, 2));
      expect(table.selected).to.deep.equal({mode: 'keys', keys: [2]});
    });

    it('selects nothing after a click', async () => {
      const {cell, at, selected} = await setUpRanges();
      at(0, 1);
      await press('Shift+ArrowDown');
      await clickOn(cell(0, 1));
      expect(selected()).to.deep.equal([]);
    });
  });

  describe('changes of the table', () => {
    it('keeps the cells when a row is added above them', async () => {
      const {table, at, selected, settle} = await setUpRanges({newRow: () => ({name: 'New'})});
      at(1, 1);
      await press('Shift+ArrowRight');
      table.rows = [{id: 9, name: 'First'}, ...GOODS];
      await settle();
      expect(selected()).to.deep.equal(['2.1', '2.2']);
    });

    it('says once that a selected row was removed', async () => {
      const {table, at, selected, harness, settle} = await setUpRanges();
      at(0, 1);
      await press('Shift+ArrowDown');
      table.rows = table.rows!.slice(1);
      await settle();
      expect(selected()).to.deep.equal([]);
      expect(harness.announcement).to.equal('The selected cells are no longer here.');
    });

    it('announces a sort that ends a range, and not the range', async () => {
      const {at, selected, harness, settle} = await setUpRanges();
      at(0, 1);
      await press('Shift+ArrowDown');
      await harness.press('Price');
      await settle();
      expect(selected()).to.deep.equal([]);
      expect(harness.announcement).to.contain('Sorted by Price');
    });

    it('selects nothing when a selected column is hidden', async () => {
      const {table, at, selected, settle} = await setUpRanges();
      at(0, 1);
      await press('Shift+ArrowRight');
      table.columnState = {hidden: ['price']};
      await settle();
      expect(selected()).to.deep.equal([]);
    });
  });

  it('selects nothing in cards', async () => {
    const {table, root, at, selected} = await setUpRanges({narrow: 'stack'});
    table.style.inlineSize = '320px';
    await new Promise(requestAnimationFrame);
    at(0, 1);
    await pressAll('Shift+ArrowDown', 'Control+a');
    expect(selected()).to.deep.equal([]);
    expect(root.querySelector('table')!.ariaMultiSelectable).to.equal(null);
  });

  it('selects nothing without the property', async () => {
    const {at, selected} = await setUpRanges({ranges: false});
    at(0, 1);
    await press('Shift+ArrowDown');
    expect(selected()).to.deep.equal([]);
  });
});
