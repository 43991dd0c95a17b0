import {expect} from '@open-wc/testing';
import {recordKeptState} from '../../../../testing/kept-state.js';
import {press, type} from '../../../../testing/keyboard.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import {connectForm, type FormIssuesDetail} from '../../../form/form.define.js';
import '../selection/selection.define.js';
import './editing.define.js';

const COLUMNS: LcDataTable['columns'] = [
  {label: 'Name', field: 'name', edit: true},
  {label: 'Price', field: 'price', edit: 'number'},
];

async function setUp(properties: Partial<LcDataTable> = {}) {
  const {table} = await setUpDataTable({
    name: 'prices',
    columns: COLUMNS,
    rows: [{id: 1, name: 'Bread', price: 4.5}],
    saveBy: 'all',
    ...properties,
  });
  const form = document.createElement('form');
  table.replaceWith(form);
  form.append(table);
  await table.settled;
  const submitted = () =>
    new FormData(form).getAll('prices').map(text => JSON.parse(String(text)) as unknown);
  const cell = (index: number) =>
    table.shadowRoot!.querySelector<HTMLTableRowElement>('tbody > [part~="row"]')!.cells[index]!;
  const enter = async (index: number, text: string) => {
    cell(index).dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell(index).focus();
    await type(text);
    await press('Enter');
    await table.settled;
  };
  return {table, form, submitted, cell, enter};
}

const PRICE = {key: 1, field: 'price', old: 4.5, new: 5, state: 'changed'} as const;

describe('lc-data-table with edits in a form', () => {
  it('submits its edits', async () => {
    const {submitted, enter} = await setUp();
    expect(submitted()).to.deep.equal([]);
    await enter(1, '5');
    expect(submitted()).to.deep.equal([[PRICE]]);
  });

  it('submits the edits that the app has just set', async () => {
    const {table, submitted} = await setUp();
    table.edits = [PRICE];
    expect(submitted()).to.deep.equal([[PRICE]]);
  });

  it('submits edits, and not the selection', async () => {
    const {table, submitted} = await setUp({selection: 'multiple', selected: [1]});
    expect(submitted()).to.deep.equal([]);
    table.edits = [PRICE];
    await table.settled;
    expect(submitted()).to.deep.equal([[PRICE]]);
  });

  it('is invalid while an edit is, and focuses it', async () => {
    const {table, form, enter, cell} = await setUp();
    await enter(1, 'x');
    expect(form.checkValidity()).to.equal(false);
    expect(table.validationMessage).to.equal('1 not valid');
    form.reportValidity();
    expect(table.shadowRoot!.activeElement === cell(1)).to.equal(true);
    await enter(1, '5');
    expect(form.checkValidity()).to.equal(true);
  });

  it('goes back to the edits of the app when the form is reset', async () => {
    const {table, form, enter} = await setUp({edits: [PRICE]});
    await enter(0, 'Roll');
    expect(table.edits).to.have.length(2);
    form.reset();
    await table.settled;
    expect(table.edits).to.deep.equal([PRICE]);
  });

  it('restores what the browser has kept', async () => {
    const {table, submitted} = await setUp();
    table.formStateRestoreCallback(JSON.stringify([PRICE]));
    expect(submitted()).to.deep.equal([[PRICE]]);
  });

  const DAYS: LcDataTable['columns'] = [{label: 'Day', field: 'day', edit: 'date'}];
  const DAY = {key: 1, field: 'day', state: 'changed', old: null} as const;

  for (const [date, text] of [
    [new Date(2026, 4, 12), '2026-05-12'],
    [new Date(2026, 4, 12, 14, 30), '2026-05-12T14:30'],
    [new Date(NaN), null],
  ] as const)
    it(`submits ${text} for a date in local time`, async () => {
      const {submitted} = await setUp({columns: DAYS, edits: [{...DAY, new: date}]});
      expect(submitted()).to.deep.equal([[{...DAY, new: text}]]);
    });

  it('restores dates as dates', async () => {
    const {table} = await setUp({columns: DAYS});
    const kept = recordKeptState(() => (table.edits = [{...DAY, new: new Date(2026, 4, 12)}]));
    table.edits = [];
    table.formStateRestoreCallback(String(kept));
    expect(table.edits).to.deep.equal([{...DAY, new: new Date(2026, 4, 12)}]);
  });

  for (const [what, properties, expected] of [
    ['nothing', {}, []],
    ['the selection', {selection: 'multiple', selected: [1]}, [1]],
  ] as const)
    it(`submits ${what}, and is valid, once no column can be edited`, async () => {
      const edits = [{...PRICE, new: 4.5, text: 'x'}];
      const {table, form, submitted} = await setUp({...properties, edits} as Partial<LcDataTable>);
      expect(form.checkValidity()).to.equal(false);
      table.columns = [{label: 'Price', field: 'price'}];
      await table.settled;
      expect(submitted()).to.deep.equal(expected);
      expect(form.checkValidity()).to.equal(true);
      table.columns = COLUMNS;
      await table.settled;
      expect(submitted()).to.have.length(1);
      expect(form.checkValidity()).to.equal(false);
    });

  describe('saves', () => {
    const button = (table: LcDataTable, text: string) =>
      [...table.shadowRoot!.querySelectorAll('button')].find(one => one.textContent.trim() === text)!;

    for (const saveBy of ['cell', 'row', 'all'] as const)
      it(`leaves edits to the form with saveBy="${saveBy}"`, async () => {
        const {enter, submitted, table} = await setUp({saveBy});
        const asked: unknown[] = [];
        table.addEventListener('lc-edit', ({detail}) => asked.push(detail.rows.map(({values}) => values)));
        await enter(1, '5');
        if (saveBy === 'row') {
          button(table, 'Save').click();
          await table.settled;
        }
        expect(asked).to.deep.equal(saveBy === 'all' ? [] : [[{price: 5}]]);
        expect(submitted()).to.deep.equal([[PRICE]]);
      });

    it('submits the form with the button for all edits', async () => {
      const {enter, form, table, submitted} = await setUp();
      const sent: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        sent.push(...submitted());
      });
      await enter(1, '5');
      button(table, 'Save').click();
      await until(() => sent.length > 0, 'the form is submitted');
      expect(sent).to.deep.equal([[PRICE]]);
      await enter(1, 'x');
      button(table, 'Save').click();
      await until(() => table.shadowRoot!.activeElement !== null, 'the cell has the focus');
      expect(sent).to.have.length(1);
    });

    it('saves edits by a listener that waits', async () => {
      const {enter, table, submitted} = await setUp({saveBy: 'cell'});
      table.addEventListener('lc-edit', event => event.waitUntil(Promise.resolve()));
      await enter(1, '5');
      await until(() => table.edits?.length === 0, 'the edit is saved');
      expect(submitted()).to.deep.equal([]);
    });
  });

  describe('issues of a server', () => {
    async function setUpConnected() {
      const test = await setUp({
        rows: [
          {id: 1, name: 'Bread', price: 4.5},
          {id: 2, name: 'Bun', price: 1},
        ],
        edits: [PRICE, {key: 2, field: 'name', old: 'Bun', new: 'Roll', state: 'changed'}],
      });
      const {form, table} = test;
      const connection = connectForm(form, {onSubmit: () => {}});
      const listed: FormIssuesDetail['issues'][] = [];
      form.addEventListener('lc-issues', ({detail}) => listed.push(detail.issues));
      const states = () => table.edits!.map(({state, message}) => [state, message]);
      return {...test, connection, listed, states};
    }

    it('are shown in their cells', async () => {
      const {connection, listed, states, table, cell} = await setUpConnected();
      connection.setIssues([
        {path: 'prices.rows[0].price', message: 'The price is fixed.'},
        {path: ['prices', 1, 'name'], message: 'Rolls are sold out.'},
      ]);
      expect(states()).to.deep.equal([
        ['failed', 'The price is fixed.'],
        ['failed', 'Rolls are sold out.'],
      ]);
      expect(listed[0]!.map(({name, message, source}) => [name, message, source])).to.deep.equal([
        ['prices', 'Not saved.', 'server'],
      ]);
      await table.settled;
      expect(cell(1).textContent).to.contain('The price is fixed.');
      expect(table.shadowRoot!.activeElement === cell(1)).to.equal(true);
      connection.disconnect();
    });

    it('are those of all edits without the place of one', async () => {
      const {connection, listed, states} = await setUpConnected();
      connection.setIssues([
        {path: ['prices', 'rows', 5, 'price'], message: 'Unknown row.'},
        {path: 'prices', message: 'Too late.'},
      ]);
      expect(states()).to.deep.equal([
        ['changed', undefined],
        ['changed', undefined],
      ]);
      expect(listed[0]!.map(({message}) => message)).to.deep.equal(['Unknown row. Too late.']);
      connection.disconnect();
    });
  });
});
