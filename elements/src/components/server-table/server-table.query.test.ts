import {expect} from '@open-wc/testing';
import {requestedQuery, setUpLoadedServerTable} from '../../testing/server-table-fixture.js';
import type {LcServerTable, TableQuery} from './server-table.define.js';
import './server-table.define.js';

/** A table with the first page of 42 rows loaded, and the queries that it sends from then on. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const all = await setUpLoadedServerTable(properties);
  const queries: TableQuery[] = [];
  all.table.addEventListener('lc-query-change', ({detail}) => queries.push(detail));
  return {...all, queries};
}

describe('lc-server-table query', () => {
  it('requests the query that is set with one request', async () => {
    const {table, server} = await setUp();
    table.query = {page: 3, pageSize: 5, sort: {field: 'age', direction: 'desc'}};
    await table.updateComplete;
    expect(requestedQuery(server)).to.deep.equal({$limit: '5', $skip: '10', '$sort[age]': '-1'});
    expect(server.requests).to.have.length(2);
  });

  it('sends no request for the query that it has', async () => {
    const {table, server} = await setUp({page: 3});
    table.query = {...table.query};
    await table.updateComplete;
    expect(server.requests).to.have.length(1);
  });

  it('sends lc-query-change when an action has taken effect, not before', async () => {
    const {harness, table, server, queries} = await setUp();
    await harness.press('Page 3');
    expect(queries).to.deep.equal([]);
    expect(table.query.page).to.equal(3);
    await server.last.answerPage();
    expect(queries).to.deep.equal([{page: 3, pageSize: 10, sort: null, search: ''}]);
  });

  it('sends nothing when an action of the user fails', async () => {
    const {harness, table, server, queries} = await setUp();
    await harness.press('Page 3');
    await server.last.refuse();
    expect(queries).to.deep.equal([]);
    expect(table.query.page).to.equal(1);
  });

  it('sends lc-query-change when the query that was set fails', async () => {
    const {table, server, queries} = await setUp();
    table.query = {page: 3};
    await table.updateComplete;
    await server.last.refuse();
    expect(queries.map(({page}) => page)).to.deep.equal([1]);
  });

  it('sends lc-query-change when a retry of it succeeds', async () => {
    const {harness, table, server, queries} = await setUp();
    table.query = {page: 3};
    await table.updateComplete;
    await server.last.refuse();
    await harness.press('Try again');
    await server.last.answerPage();
    expect(queries.map(({page}) => page)).to.deep.equal([1, 3]);
  });

  it('sends lc-query-change when the total has shrunk', async () => {
    const {table, server, queries} = await setUp();
    table.page = 5;
    await table.updateComplete;
    await server.last.answerPage(12);
    await server.last.answerPage(12);
    expect(queries.map(({page}) => page)).to.deep.equal([2]);
  });

  it('sends lc-query-change when the server lowers the page size', async () => {
    const {table, server, queries} = await setUp();
    table.pageSize = 50;
    await table.updateComplete;
    await server.last.answer({data: Array.from({length: 20}, () => ({name: 'Ada'})), total: 42, limit: 20});
    expect(queries.map(({pageSize}) => pageSize)).to.deep.equal([20]);
  });

  it('sends no second request if a listener sets the query back', async () => {
    const {harness, table, server} = await setUp();
    table.addEventListener('lc-query-change', ({detail}) => (table.query = detail));
    await harness.press('Page 3');
    await server.last.answerPage();
    await harness.press('Name');
    await server.last.answerPage();
    await table.updateComplete;
    expect(server.requests).to.have.length(3);
  });

  it('knows whether it loads, and why it failed', async () => {
    const {harness, table, server} = await setUp();
    await harness.press('Page 3');
    expect([table.loading, table.failure]).to.deep.equal([true, null]);
    const cause = new TypeError('No network');
    await server.last.refuse(cause);
    expect(table.loading).to.equal(false);
    expect(table.failure?.operation).to.equal('page');
    expect(table.failure?.query.page).to.equal(3);
    expect(table.failure?.cause).to.equal(cause);
  });

  it('knows the total of the server', async () => {
    const {table} = await setUp();
    expect([table.total, table.filteredTotal]).to.deep.equal([42, 42]);
  });

  it('settles when the requested page is shown', async () => {
    const {harness, table, server} = await setUp();
    table.page = 2;
    let isSettled = false;
    const settled = table.settled.then(() => (isSettled = true));
    await table.updateComplete;
    expect(isSettled).to.equal(false);
    await server.last.answerPage();
    await settled;
    expect(harness.info).to.equal('11 - 20 out of 42 entries');
  });

  it('settles when the request has failed', async () => {
    const {harness, table, server} = await setUp();
    table.page = 2;
    const {settled} = table;
    await table.updateComplete;
    await server.last.refuse();
    await settled;
    expect(harness.alert).not.to.equal('');
  });
});
