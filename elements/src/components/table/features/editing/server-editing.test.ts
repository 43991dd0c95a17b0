import {aTimeout, expect} from '@open-wc/testing';
import {press, type} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {setUpServerTable} from '../../../../testing/server-table-fixture.js';
import {initialQuery} from '../../../../core/table/index.js';
import type {LcServerTable, TableRow} from '../../../server-table/server-table.define.js';
import type {EditEvent} from './editing.define.js';
import './editing.define.js';
import '../groups/groups.define.js';

const rowsFrom = (first: number): TableRow[] => [first, first + 1].map(id => ({id, name: `Row ${id}`}));

async function setUp(properties: Partial<LcServerTable> = {}) {
  const {table, server} = await setUpServerTable({
    columns: [
      {label: 'No.', field: 'id'},
      {label: 'Name', field: 'name', edit: true},
    ],
    pageSize: 2,
    ...properties,
  });
  const answer = (first = 1) => server.last.answer({data: rowsFrom(first), total: 4});
  await answer();
  const saves: EditEvent[] = [];
  const ends: {readonly resolve: (rows?: unknown) => void; readonly reject: (cause: unknown) => void}[] = [];
  table.addEventListener('lc-edit', event => {
    saves.push(event);
    event.waitUntil(new Promise((resolve, reject) => ends.push({resolve, reject})));
  });
  const rows = () => [...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')];
  const names = () => rows().map(({cells}) => cells[1]!.textContent.trim());
  const edit = async (text: string) => {
    const cell = rows()[0]!.cells[1]!;
    cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell.focus();
    await type(text);
    await press('Enter');
  };
  const settle = async () => {
    await aTimeout(0);
    await table.updateComplete;
  };
  return {table, server, answer, saves, ends, rows, names, edit, settle};
}

describe('lc-server-table with columns to edit', () => {
  for (const [title, given, name] of [
    ['the row of the server', {id: 1, name: 'Best bread'}, 'Best bread'],
    ['the new values without one', undefined, 'Bread'],
  ] as const)
    it(`shows ${title} after it was saved`, async () => {
      const {table, server, edit, ends, names, settle} = await setUp();
      await edit('Bread');
      ends[0]!.resolve(given);
      await settle();
      expect(names()[0]).to.equal(name);
      expect(table.edits).to.deep.equal([]);
      expect(server.requests).to.have.length(1);
    });

  it('keeps edits when it reloads', async () => {
    const {table, edit, answer, names} = await setUp({saveBy: 'all'});
    await edit('Bread');
    table.reload();
    await answer();
    expect(names()).to.deep.equal(['Bread', 'Row 2']);
  });

  it('shows what was saved again after a reload', async () => {
    const {table, edit, ends, answer, names, settle} = await setUp();
    for (const [place, name] of ['Bread', 'Cake'].entries()) {
      await edit(name);
      ends[place]!.resolve();
      await settle();
      expect(names()[0]).to.equal(name);
      table.reload();
      await answer();
    }
  });

  it('keeps what could not be saved, also when it reloads', async () => {
    const {table, edit, ends, answer, names} = await setUp();
    await edit('Bread');
    ends[0]!.reject({message: 'Sold out.'});
    await until(() => table.edits![0]!.state === 'failed');
    table.reload();
    await answer();
    expect(names()[0]).to.contain('Bread').and.to.contain('Sold out.');
  });

  it('saves a cell while it shows another page', async () => {
    const {table, edit, ends, answer, names, settle} = await setUp();
    await edit('Bread');
    table.page = 2;
    await settle();
    await answer(3);
    ends[0]!.resolve();
    await settle();
    expect(names()).to.deep.equal(['Row 3', 'Row 4']);
    expect(table.edits).to.deep.equal([]);
  });

  it('shows both values when the server has another one', async () => {
    const {table, server, edit, names} = await setUp({saveBy: 'all'});
    await edit('Bread');
    table.reload();
    await server.last.answer({data: [{id: 1, name: 'Roll'}], total: 1});
    expect(table.edits![0]).to.include({state: 'conflict', new: 'Bread', server: 'Roll'});
    expect(names()[0]).to.contain('Bread').and.to.contain('Roll');
  });

  for (const kind of ['add', 'remove'] as const)
    it(`reloads after ${kind}`, async () => {
      const {table, server, saves, ends, answer, names, settle} = await setUp({saveBy: 'all'});
      if (kind === 'add') table.addRow();
      else table.removeRow(1);
      table.save();
      await until(() => saves.length === 1);
      expect(saves[0]!.detail.rows[0]!.kind).to.equal(kind);
      ends[0]!.resolve();
      await settle();
      expect(server.requests).to.have.length(2);
      await answer(2);
      expect(names()).to.deep.equal(['Row 2', 'Row 3']);
      expect(table.edits).to.deep.equal([]);
    });

  it('shows closed groups beside columns that nobody can edit', async () => {
    const {table} = await setUpDataTable({
      columns: [
        {label: 'Name', field: 'name', edit: true},
        {label: 'City', field: 'city'},
      ],
      rows: [{id: 1, name: 'Ada', city: 'Rome'}],
      query: {...initialQuery(), group: ['city']},
    });
    const {rows} = table.shadowRoot!.querySelector('table')!;
    expect([...rows].map(({textContent}) => textContent.replace(/\s+/g, ' ').trim()).at(-1)).to.equal(
      'Rome 1 entry',
    );
  });
});
