import {expect} from '@open-wc/testing';
import type {TableEdit, TableRow} from '../../../../core/table/index.js';
import {press} from '../../../../testing/keyboard.js';
import {rangesIn} from '../../../../testing/ranges-harness.js';
import {setUpServerTable} from '../../../../testing/server-table-fixture.js';
import {until} from '../../../../testing/until.js';
import type {EditEvent} from '../editing/editing.define.js';
import '../editing/editing.define.js';
import './ranges.define.js';

const rowsFrom = (first: number): TableRow[] => [first, first + 1].map(id => ({id, name: `Row ${id}`}));

async function setUp() {
  const {table, server} = await setUpServerTable({
    columns: [
      {label: 'No.', field: 'id'},
      {label: 'Name', field: 'name', edit: true},
    ],
    pageSize: 2,
    ranges: true,
  });
  const answer = (first = 1) => server.last.answer({data: rowsFrom(first), total: 4});
  await answer();
  const saves: EditEvent[] = [];
  const ends: ((rows?: unknown) => void)[] = [];
  table.addEventListener('lc-edit', event => {
    saves.push(event);
    event.waitUntil(new Promise(resolve => ends.push(resolve)));
  });
  return {...rangesIn(table), table, answer, saves, ends};
}

describe('lc-server-table with ranges', () => {
  it('saves a paste with one event, and keeps it when the page reloads meanwhile', async () => {
    const {table, answer, saves, ends, at, clip, texts} = await setUp();
    at(0, 1);
    clip('paste', {'text/plain': 'A\nB'});
    await until(() => saves.length === 1);
    expect(saves[0]!.detail.rows.map(({values}) => values)).to.deep.equal([{name: 'A'}, {name: 'B'}]);
    table.reload();
    await answer();
    expect(texts().map(text => text.slice(0, 3))).to.deep.equal(['1|A', '2|B']);
    ends[0]!([
      {id: 1, name: 'A'},
      {id: 2, name: 'B'},
    ]);
    await until(() => table.edits!.length === 0);
    expect(texts()).to.deep.equal(['1|A', '2|B']);
  });

  it('keeps the range while the same rows load again, and ends it on another page', async () => {
    const {table, answer, at, selected} = await setUp();
    at(0, 0);
    await press('Shift+ArrowDown');
    table.reload();
    await answer();
    expect(selected()).to.deep.equal(['0.0', '1.0']);
    table.page = 2;
    await table.updateComplete;
    await answer(3);
    expect(selected()).to.deep.equal([]);
  });

  it('pastes into the rows of the page on which the user has pasted', async () => {
    const {table, answer, saves, at, clip} = await setUp();
    at(0, 1);
    clip('paste', {'text/plain': 'A'});
    table.page = 2;
    await table.updateComplete;
    await answer(3);
    await until(() => saves.length === 1);
    const [{key, old, new: value}] = saves[0]!.detail.edits as [TableEdit];
    expect([key, old, value]).to.deep.equal([1, 'Row 1', 'A']);
  });
});
