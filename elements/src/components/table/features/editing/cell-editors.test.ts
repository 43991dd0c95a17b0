import {aTimeout, expect} from '@open-wc/testing';
import {until} from '../../../../testing/until.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press, type as typeKeys} from '../../../../testing/keyboard.js';
import {optionsOf, recordRequests} from '../../../../testing/option-loading-harness.js';
import type {TableColumn} from '../../../../core/table/index.js';
import '../../../datalist/datalist.define.js';
import '../../../date-time-picker/date-time-picker.define.js';
import '../../../date-time-picker/typed-dates.define.js';
import '../../../multi-select/multi-select.define.js';
import '../../../option-loading/loading.define.js';
import '../../../select/select.define.js';
import '../../../time-input/time-input.define.js';
import './editing.define.js';

const options = ['Bread', 'Bun', 'Cake'].map(text => ({text, value: text.toLowerCase()}));

async function setUp(edit: TableColumn['edit'], value: unknown, column: Partial<TableColumn> = {}) {
  const {table} = await setUpDataTable({
    rows: [
      {id: 1, good: value},
      {id: 2, good: value},
    ],
    columns: [{label: 'Good', field: 'good', edit, ...column}],
    searchHidden: true,
  });
  const root = table.shadowRoot!;
  const cell = root.querySelector<HTMLTableCellElement>('tbody td')!;
  cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
  cell.focus();
  const control = () => root.querySelector<HTMLElement & {updateComplete: Promise<unknown>}>('.edit-control');
  const start = async () => {
    await press('F2');
    await control()?.updateComplete;
    await aTimeout(0);
  };
  const saved = () => (table.rows![0] as {good: unknown}).good;
  return {table, root, cell, control, start, saved};
}

describe('the editors of cells', () => {
  // The list of a native select cannot be opened by tests in all engines.
  it('has a select, which is left with Enter', async () => {
    const {start, control, saved, root} = await setUp({type: 'select', options}, 'bread');
    await start();
    expect(control()!.localName).to.equal('lc-select');
    const native = control()!.shadowRoot!.querySelector('select')!;
    for (const value of ['cake', 'bun']) {
      native.value = value;
      for (const event of ['input', 'change'])
        native.dispatchEvent(new Event(event, {bubbles: true, composed: true}));
    }
    await press('Enter');
    await until(() => saved() === 'bun');
    expect(control()).to.equal(null);
    expect(root.activeElement === root.querySelectorAll('tbody td')[1]).to.equal(true);
  });

  for (const edit of [true, 'select', {type: 'select'}] as const)
    it(`has a select with the options of the filter of its column: ${JSON.stringify(edit)}`, async () => {
      const filterOptions = ['bread', {value: 'bun', label: 'Bun'}];
      const {start, control} = await setUp(edit, 'bun', {filterOptions});
      await start();
      const native = control()!.shadowRoot!.querySelector('select')!;
      expect([...native.options].map(({text, value}) => [text, value])).to.deep.include.members([
        ['bread', 'bread'],
        ['Bun', 'bun'],
      ]);
      expect(native.value).to.equal('bun');
    });

  it('leaves a select with Escape as it was', async () => {
    const {start, control, saved, cell, root} = await setUp({type: 'select', options}, 'bread');
    await start();
    await press('Escape');
    expect(control()).to.equal(null);
    expect(saved()).to.equal('bread');
    expect(root.activeElement === cell).to.equal(true);
  });

  it('has a datalist', async () => {
    const {start, control, saved} = await setUp({type: 'datalist', options}, 'bread');
    await start();
    expect(control()!.localName).to.equal('lc-datalist');
    await press('Control+a');
    await typeKeys('Cake');
    await aTimeout(50);
    await press('ArrowDown');
    await press('Enter');
    await press('Tab');
    await until(() => saved() === 'cake');
  });

  it('has a multi-select, whose value is a list', async () => {
    const {start, control, saved} = await setUp({type: 'multi-select', options}, ['bread']);
    await start();
    expect(control()!.localName).to.equal('lc-multi-select');
    await typeKeys('Cake');
    await aTimeout(50);
    await press('Enter');
    expect(control()).not.to.equal(null);
    await press('Tab');
    await until(() => (saved() as string[]).includes('cake'));
    expect(saved()).to.deep.equal(['bread', 'cake']);
  });

  for (const [type, before, after] of [
    ['datalist', 'bun', 'cake'],
    ['multi-select', ['bun'], ['bun', 'cake']],
  ] as const)
    it(`loads the options of a ${type} for what is typed`, async () => {
      const {loadOptions, requests} = recordRequests();
      const loadLabel = () => Promise.resolve('Bun');
      const {start, control, saved} = await setUp({type, loadOptions, loadLabel}, before);
      await start();
      await press('Control+a');
      await typeKeys('Cak');
      await until(() => requests.at(-1)?.text === 'Cak');
      requests.at(-1)!.answer(optionsOf('Cake'));
      await until(() => control()!.shadowRoot!.querySelector('[role="option"]') !== null);
      if (type === 'datalist') await press('ArrowDown');
      await press('Enter');
      expect(control()).not.to.equal(null);
      await press('Tab');
      await until(() => String(saved()) === String(after));
    });

  it('aborts the request for options when the cell is left', async () => {
    const {loadOptions, requests} = recordRequests();
    const {start, control, saved} = await setUp({type: 'datalist', loadOptions}, 'bun');
    await start();
    await press('Control+a');
    await typeKeys('Cak');
    await until(() => requests.at(-1)?.text === 'Cak');
    await press('Tab');
    expect(control()).to.equal(null);
    await until(() => requests.at(-1)!.signal.aborted);
    requests.at(-1)!.answer(optionsOf('Cake'));
    await aTimeout(0);
    expect(saved()).to.equal('Cak');
  });

  it('has a date picker to type in', async () => {
    const {start, control, saved} = await setUp({type: 'date'}, '2026-03-05');
    await start();
    expect(control()!.localName).to.equal('lc-date-time-picker');
    await press('Control+a');
    await typeKeys('3/7/2026');
    await press('Tab');
    await until(() => saved() === '2026-03-07');
  });

  it('keeps a text that is not a date', async () => {
    const {start, table, cell} = await setUp({type: 'date'}, '2026-03-05');
    await start();
    await press('Control+a');
    await typeKeys('soon');
    await press('Tab');
    await until(() => table.edits?.length === 1);
    expect(table.edits![0]).to.include({text: 'soon', state: 'invalid', new: '2026-03-05'});
    await table.updateComplete;
    expect(cell.textContent).to.contain('soon');
  });

  it('has a field for times', async () => {
    const {start, control, saved} = await setUp({type: 'time'}, '10:30');
    await start();
    expect(control()!.localName).to.equal('lc-time-input');
    await press('Control+a');
    await typeKeys('11:45 AM');
    await press('Enter');
    await until(() => saved() === '11:45');
  });

  for (const key of ['F2', 'Enter', 'Space'])
    it(`toggles a checkbox with ${key}`, async () => {
      const {saved, root} = await setUp({type: 'checkbox'}, false);
      await press(key);
      await until(() => saved() === true);
      expect(root.querySelector('.edit-control, .edit-field')).to.equal(null);
    });
});
