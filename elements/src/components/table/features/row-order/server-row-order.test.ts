import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {nameColumns, RowOrderHarness} from '../../../../testing/row-order-harness.js';
import {until} from '../../../../testing/until.js';
import '../../../server-table/server-table.define.js';

/** The page that a request wants of rows with these ids. */
function pageOf({searchParams}: URL, ids: readonly number[]) {
  const skip = Number(searchParams.get('$skip'));
  const shown = ids.slice(skip, skip + Number(searchParams.get('$limit')));
  return {data: shown.map(id => ({id, name: `Row ${id}`})), total: ids.length};
}

const IDS = [1, 2, 3, 4, 5, 6, 7];

/** A table with a page of three of seven rows. */
async function setUp(page = 1) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const own = {label: 'Rows', columns: nameColumns, endpoint: '/rows', fetch: server.fetch};
  Object.assign(table, own, {reorderable: true, pageSize: 3, page});
  await fixture(html`${table}`);
  const harness = new RowOrderHarness(table);
  const answer = async (ids = IDS) => {
    await server.last.answer(pageOf(server.last.url, ids));
    await harness.settle();
  };
  await answer();
  return {harness, server, answer};
}

describe('lc-server-table row order', () => {
  it('moves a row at once, and reloads', async () => {
    const {harness, server, answer} = await setUp();
    const moves = harness.recordMoves();
    await harness.choose('Row 1', 'Move down');
    expect(harness.names).to.deep.equal(['Row 2', 'Row 1', 'Row 3']);
    expect([moves, server.requests.length]).to.deep.equal([[{key: 1, before: 3}], 2]);
    await answer([2, 1, 4, 3]);
    expect(harness.names).to.deep.equal(['Row 2', 'Row 1', 'Row 4']);
    expect(harness.announcement).to.equal('Row 1 is row 2 of 7.');
  });

  it('reloads when the move is saved', async () => {
    const {harness, server} = await setUp();
    const end = harness.holdMoves();
    await harness.choose('Row 1', 'Move down');
    expect([harness.busy, server.requests.length]).to.deep.equal([['Row 1'], 1]);
    await end(true);
    expect([harness.busy, server.requests.length]).to.deep.equal([[], 2]);
    expect(harness.names).to.deep.equal(['Row 2', 'Row 1', 'Row 3']);
  });

  it('moves the row back if saving fails', async () => {
    const {harness, server} = await setUp();
    const end = harness.holdMoves();
    await harness.choose('Row 1', 'Move down');
    await recordWarnings(() => end(false));
    expect([harness.names, server.requests.length]).to.deep.equal([['Row 1', 'Row 2', 'Row 3'], 1]);
    expect(harness.failure).to.equal('Row 1 could not be moved. Please try again.');
  });

  it('asks for the row on another page before which the moved one is', async () => {
    const {harness, server, answer} = await setUp(2);
    const moves = harness.recordMoves();
    await harness.choose('Row 5', 'Move to top');
    expect(server.last.url.searchParams.get('$skip')).to.equal('0');
    expect([moves, harness.busy]).to.deep.equal([[], ['Row 5']]);
    await answer();
    await until(() => moves.length === 1, 'the move is sent');
    expect(moves).to.deep.equal([{key: 5, before: 1}]);
    await harness.settle();
    expect(server.last.url.searchParams.get('$skip')).to.equal('3');
    await answer([5, 1, 2, 3, 4, 6, 7]);
    expect(harness.names).to.deep.equal(['Row 3', 'Row 4', 'Row 6']);
  });

  it('asks for the row after the last place of the page', async () => {
    const {harness, server, answer} = await setUp();
    const moves = harness.recordMoves();
    await harness.choose('Row 2', 'Move down');
    expect(harness.names).to.deep.equal(['Row 1', 'Row 3', 'Row 2']);
    expect(server.last.url.searchParams.get('$skip')).to.equal('3');
    await answer();
    await until(() => moves.length === 1, 'the move is sent');
    expect(moves).to.deep.equal([{key: 2, before: 4}]);
  });

  it('asks for nothing after the last row', async () => {
    const {harness, server} = await setUp(2);
    const moves = harness.recordMoves();
    await harness.choose('Row 6', 'Move down');
    expect([moves, server.requests.length]).to.deep.equal([[{key: 6, before: null}], 2]);
  });

  it('says so if the other page does not load', async () => {
    const {harness, server} = await setUp(2);
    const moves = harness.recordMoves();
    await harness.choose('Row 5', 'Move to top');
    await recordWarnings(async () => {
      await server.last.refuse();
      await harness.settle();
    });
    expect([moves, harness.busy]).to.deep.equal([[], []]);
    expect(harness.failure).to.equal('Row 5 could not be moved. Please try again.');
  });

  it('keeps the new order when a page from before the move arrives', async () => {
    const {harness, answer} = await setUp();
    const end = harness.holdMoves();
    await harness.choose('Row 1', 'Move down');
    harness.table.reload();
    await answer();
    expect(harness.names).to.deep.equal(['Row 2', 'Row 1', 'Row 3']);
    await end(true);
    expect(harness.names).to.deep.equal(['Row 2', 'Row 1', 'Row 3']);
  });
});
