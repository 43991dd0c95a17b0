import {aTimeout, expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press, type} from '../../../../testing/keyboard.js';
import {setUpServerTable} from '../../../../testing/server-table-fixture.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable, TableRow} from '../../../data-table/data-table.define.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import type {EditEvent} from './editing.define.js';
import './editing.define.js';

const COLUMNS: LcDataTable['columns'] = [
  {label: 'Name', field: 'name', edit: true},
  {label: 'Price', field: 'price', edit: 'number'},
];

const GOODS: readonly TableRow[] = [
  {id: 1, name: 'Bread', price: 4.5},
  {id: 2, name: 'Bun', price: 0.8},
];

/** What ends a save. */
interface End {
  readonly resolve: (answer?: unknown) => void;
  readonly reject: (cause?: unknown) => void;
}

function follow<Table extends LcDataTable | LcServerTable>(table: Table) {
  const saves: EditEvent[] = [];
  const ends: End[] = [];
  table.addEventListener('lc-edit', event => {
    saves.push(event);
    event.waitUntil(new Promise((resolve, reject) => ends.push({resolve, reject})));
  });
  const settle = async () => {
    await aTimeout(0);
    await table.updateComplete;
  };
  const enter = async (text: string) => {
    const cell = table.shadowRoot!.querySelector<HTMLTableRowElement>('tbody > [part~="row"]')!.cells[0]!;
    cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell.focus();
    await type(text);
    await press('Enter');
  };
  const edits = () => table.edits!.map(({field, old, new: now, state}) => [field, old, now, state]);
  const end = async (place: number, how: keyof End, answer?: unknown) => {
    ends[place]![how](answer);
    await settle();
  };
  return {table, saves, settle, enter, edits, end};
}

const setUp = async (properties: Partial<LcDataTable> = {}) =>
  follow((await setUpDataTable({rows: GOODS, columns: COLUMNS, searchHidden: true, ...properties})).table);

describe('saves that are answered late', () => {
  it('stay saves if the app sets a copy of the edits', async () => {
    const {table, edits, enter, end} = await setUp({saveBy: 'all'});
    await enter('Roll');
    table.save();
    await until(() => edits()[0]?.[3] === 'saving');
    table.edits = table.edits!.map(edit => ({...edit}));
    expect(edits()).to.deep.equal([['name', 'Bread', 'Roll', 'saving']]);
    await end(0, 'resolve');
    expect(edits()).to.deep.equal([]);
    table.edits = [{key: 1, field: 'name', old: 'Roll', new: 'Pie', state: 'saving'}];
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector('td')!.dataset['edit']).to.equal('changed');
  });

  it('can be tried again if all fail, although the user has gone back: the server may have one of them', async () => {
    const {table, saves, edits, enter, end} = await setUp();
    await enter('Roll');
    table.undo();
    await end(0, 'reject');
    await end(1, 'reject');
    await until(() => edits()[0]?.[3] === 'failed');
    expect(edits()).to.deep.equal([['name', 'Bread', 'Bread', 'failed']]);
    // Another value of the row is a conflict, also when the app sets its edits again while the row is on no page.
    table.rows = [{id: 1, name: 'Pie', price: 4.5}];
    await table.updateComplete;
    table.rows = [];
    table.edits = table.edits!.map(edit => ({...edit}));
    expect(edits()).to.deep.equal([['name', 'Bread', 'Bread', 'conflict']]);
    expect(saves).to.have.length(2);
  });

  it('do not change what a newer one has saved', async () => {
    const {table, enter, end} = await setUp();
    await enter('Roll');
    await enter('Pie');
    await end(1, 'resolve');
    await end(0, 'resolve');
    expect(table.rows![0]).to.include({name: 'Pie'});
  });

  it('keep what was undone meanwhile, until a server table has loaded again', async () => {
    const {table, server} = await setUpServerTable({columns: COLUMNS, pageSize: 2, saveBy: 'all'});
    await server.last.answer({data: GOODS, total: 2});
    const {edits, saves, enter, end} = follow(table);
    await enter('Roll');
    table.removeRow(2);
    table.save();
    await until(() => saves.length === 1);
    table.undo();
    table.undo();
    await end(0, 'resolve');
    expect(edits().filter(([field]) => field !== null)).to.deep.equal([['name', 'Roll', 'Bread', 'changed']]);
  });

  it('leave no row if neither its addition nor its removal is saved, until the user adds it again', async () => {
    const {table, saves, edits, end} = await setUp({saveBy: 'all', newRow: () => ({name: 'New', price: 1})});
    table.addRow();
    table.save();
    await until(() => saves.length === 1);
    table.undo();
    table.save();
    await until(() => saves.length === 2);
    expect(saves.map(({detail}) => detail.rows[0]!.kind)).to.deep.equal(['add', 'remove']);
    await end(1, 'reject');
    await until(() => edits().length === 0);
    table.redo();
    expect(edits()).to.deep.equal([[null, null, {id: 'new-1', name: 'New', price: 1}, 'changed']]);
  });

  it('give each of several added rows the key that the server returns, in their order', async () => {
    let next = 0;
    const {table, saves, settle, end} = await setUp({
      saveBy: 'all',
      newRow: () => ({name: `New ${(next += 1)}`, price: 1}),
    });
    for (let row = 0; row < 2; row++) table.addRow();
    table.edits = [...table.edits!, {key: 1, field: 'price', old: 4.5, new: 5, state: 'changed'}];
    await settle();
    table.save();
    await until(() => saves.length === 1);
    await end(0, 'resolve', [
      {id: 7, name: 'New 1', price: 1},
      {id: 1, name: 'Bread', price: 5},
      {id: 8, name: 'New 2', price: 1},
    ]);
    expect(table.rows!.map(row => [(row as TableRow)['id'], (row as TableRow)['name']])).to.deep.equal([
      [8, 'New 2'],
      [7, 'New 1'],
      [1, 'Bread'],
      [2, 'Bun'],
    ]);
    expect(table.edits).to.deep.equal([]);
  });

  it('do not begin for a row on another page that has got another value', async () => {
    const {table, saves, settle} = await setUp({saveBy: 'all', pageSize: 1, page: 2});
    table.edits = [{key: 1, field: 'name', old: 'Bread', new: 'Roll', state: 'changed'}];
    table.rows = [{...GOODS[0], name: 'Pie'}, GOODS[1]!];
    await settle();
    table.save();
    await settle();
    expect(saves).to.have.length(0);
    expect(table.edits?.map(({state, server}) => [state, server])).to.deep.equal([['conflict', 'Pie']]);
  });
});
