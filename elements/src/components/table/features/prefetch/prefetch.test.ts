import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import './prefetch.define.js';
import type {LcServerTable, TableColumn} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [{label: 'Name', field: 'name'}];

/** A table with the first page of 42 rows loaded, which has requested the second one. */
async function setUp(properties: Partial<LcServerTable> = {}, total = 42) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch, prefetch: true};
  Object.assign(table, given, properties);
  await fixture(html`${table}`);
  await server.last.answerPage(total);
  await table.updateComplete;
  return {harness: new TableHarness(table), table, server};
}

const skips = ({requests}: FakeServer) => requests.map(({url}) => Number(url.searchParams.get('$skip')));

describe('lc-server-table that loads pages ahead', () => {
  it('does not by default', async () => {
    expect(skips((await setUp({prefetch: false})).server)).to.deep.equal([0]);
  });

  it('requests the next page after each page', async () => {
    const {harness, server} = await setUp();
    expect(skips(server)).to.deep.equal([0, 10]);
    await server.last.answerPage();
    await harness.press('Next page');
    await harness.table.settled;
    expect(skips(server)).to.deep.equal([0, 10, 20]);
  });

  it('shows the next page at once', async () => {
    const {harness, table, server} = await setUp();
    await server.last.answerPage();
    await harness.press('Next page');
    await table.settled;
    expect([harness.info, harness.rows[0]]).to.deep.equal(['11 - 20 out of 42 entries', ['Row 11']]);
  });

  it('waits for a page that is on its way, without another request', async () => {
    const {harness, server} = await setUp();
    const ahead = server.last;
    await harness.press('Next page');
    expect(skips(server)).to.deep.equal([0, 10]);
    await ahead.answerPage();
    expect(harness.info).to.equal('11 - 20 out of 42 entries');
  });

  it('requests nothing after the last page', async () => {
    expect(skips((await setUp({page: 5})).server)).to.deep.equal([40]);
    expect(skips((await setUp({}, 10)).server)).to.deep.equal([0]);
    expect(skips((await setUp({}, 0)).server)).to.deep.equal([0]);
  });

  it('sends no event and no warning for it', async () => {
    const {table, server} = await setUp();
    const seen = recordEvents(table, 'lc-load', 'lc-error', 'lc-query-change', 'lc-page-change');
    const warnings = await recordWarnings(() => server.last.answer({error: 'no'}, {status: 500}));
    expect([seen, warnings, table.loading, table.failure]).to.deep.equal([[], [], false, null]);
  });

  it('requests a page again that failed ahead', async () => {
    const {harness, server} = await setUp();
    await server.last.refuse();
    await harness.press('Next page');
    expect(skips(server)).to.deep.equal([0, 10, 10]);
    await server.last.answerPage();
    expect([harness.info, harness.alert]).to.deep.equal(['11 - 20 out of 42 entries', '']);
  });

  it('requests a page again that fails while the user waits for it', async () => {
    const {harness, server} = await setUp();
    const ahead = server.last;
    await harness.press('Next page');
    await ahead.refuse();
    expect(skips(server)).to.deep.equal([0, 10, 10]);
    await server.last.answerPage();
    expect([harness.info, harness.alert]).to.deep.equal(['11 - 20 out of 42 entries', '']);
  });

  it('says so if the page fails again', async () => {
    const {harness, server} = await setUp();
    const ahead = server.last;
    await harness.press('Next page');
    await ahead.refuse();
    await server.last.refuse();
    expect(harness.info).to.equal('1 - 10 out of 42 entries');
    expect(harness.alert).to.contain("couldn't change the page");
  });

  for (const [what, act] of [
    ['another page', ({harness}) => harness.press('Page 4')],
    ['another order', ({harness}) => harness.press('Name')],
    ['another page size', ({harness}) => harness.choosePageSize(20)],
    ['a reload', ({table}) => table.reload()],
    ['another authorization', ({table}) => void (table.authorization = 'Bearer 2')],
  ] as [string, (set: Awaited<ReturnType<typeof setUp>>) => unknown][]) {
    it(`drops the page for ${what}`, async () => {
      const set = await setUp();
      const ahead = set.server.last;
      await act(set);
      await set.table.updateComplete;
      expect([ahead.signal.aborted, set.server.requests.length]).to.deep.equal([true, 3]);
    });
  }

  it('never shows a page from before a reload', async () => {
    const {harness, table, server} = await setUp();
    await server.last.answer({data: [{name: 'Stale'}], total: 11});
    table.reload();
    await server.last.answerPage();
    expect(skips(server)).to.deep.equal([0, 10, 0, 10]);
    await harness.press('Next page');
    await server.last.answerPage();
    expect(harness.rows[0]).to.deep.equal(['Row 11']);
  });

  it('never shows a page from before a reload that failed', async () => {
    const {harness, table, server} = await setUp();
    await server.last.answer({data: [{name: 'Stale'}], total: 11});
    table.reload();
    await server.last.refuse();
    await harness.press('Next page');
    expect(skips(server)).to.deep.equal([0, 10, 0, 10]);
  });

  it('loads the page itself again when it is reloaded while it comes', async () => {
    const {harness, table, server} = await setUp();
    const ahead = server.last;
    await harness.press('Next page');
    table.reload();
    await ahead.answer({data: [{name: 'Stale'}], total: 11});
    await server.last.answerPage();
    expect([skips(server).slice(0, 3), harness.rows[0]]).to.deep.equal([[0, 10, 10], ['Row 11']]);
  });

  it('does not use a page for other settings', async () => {
    const {table, server} = await setUp();
    await server.last.answerPage();
    Object.assign(table, {authorization: 'Bearer 2', page: 2});
    await table.updateComplete;
    expect(skips(server)).to.deep.equal([0, 10, 10]);
    expect(server.last.headers.get('authorization')).to.equal('Bearer 2');
  });

  for (const [name, value, isUsed] of [
    ['writeQuery', () => ({params: [['$skip', '10']]}), false],
    ['readPage', ({data, total}: {data: []; total: number}) => ({rows: data, total}), false],
    ['timeout', 5000, false],
    ['label', 'People', true],
  ] as const)
    it(`${isUsed ? 'uses' : 'does not use'} a page after another ${name}`, async () => {
      const {table, server} = await setUp();
      await server.last.answerPage();
      Object.assign(table, {[name]: value, page: 2});
      await table.updateComplete;
      expect(skips(server).filter(skip => skip === 10)).to.have.length(isUsed ? 1 : 2);
    });

  it('does not use a page that is too old', async () => {
    const {harness, server} = await setUp();
    await server.last.answerPage();
    const {now} = performance;
    performance.now = () => now.call(performance) + 60_000;
    try {
      await harness.press('Next page');
    } finally {
      performance.now = now;
    }
    expect(skips(server)).to.deep.equal([0, 10, 10]);
  });

  it('moves to the last page if the page ahead shows that rows were deleted', async () => {
    const {harness, server} = await setUp();
    await server.last.answerPage(8);
    await harness.press('Next page');
    await server.last.answerPage(8);
    expect(harness.info).to.equal('1 - 8 out of 8 entries');
  });

  it('follows cursors', async () => {
    const cursors: unknown[] = [];
    const {harness, server} = await setUp({
      writeQuery: ({page, cursor}) => {
        cursors.push(cursor);
        return {
          params: [
            ['$limit', '10'],
            ['$skip', String((page - 1) * 10)],
          ],
        };
      },
      readPage: body => ({
        rows: (body as {data: object[]}).data,
        nextCursor: `c${cursors.length}`,
      }),
    });
    await server.last.answerPage();
    await harness.press('Next page');
    await harness.table.settled;
    expect([cursors, harness.info]).to.deep.equal([[undefined, 'c1', 'c2'], 'Entries 11 - 20']);
  });

  it('gives the page up when it is removed, and loads ahead again when it is back', async () => {
    const {table, server} = await setUp();
    const ahead = server.last;
    const parent = table.parentElement!;
    table.remove();
    expect(ahead.signal.aborted).to.equal(true);
    parent.append(table);
    await table.updateComplete;
    expect(skips(server)).to.deep.equal([0, 10, 10]);
  });
});
