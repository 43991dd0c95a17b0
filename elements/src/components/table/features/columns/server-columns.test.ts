import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {ColumnsHarness} from '../../../../testing/columns-harness.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import type {LcServerTable, TableColumn} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name', footer: rows => `${rows.length} rows`},
  {label: 'City', field: 'city', align: 'end'},
];

/** A table with the first page of 42 rows loaded. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch, columnMenu: true};
  Object.assign(table, given, {pageSize: 5}, properties);
  await fixture(html`${table}`);
  await server.last.answerPage();
  const harness = new ColumnsHarness(table);
  await harness.settle();
  return {harness, table, server};
}

describe('lc-server-table columns', () => {
  it('is accessible with changed columns, in light and dark', async () => {
    const {table} = await setUp({columnState: {pinned: {name: 'start'}, widths: {city: 120}}});
    await expectAccessible(table);
  });

  it('changes columns without a request', async () => {
    const {harness, server} = await setUp();
    await harness.choose('Name', 'Move right');
    await harness.choose('Name', 'Hide');
    expect(harness.names).to.deep.equal(['City']);
    expect(server.requests).to.have.length(1);
  });

  it('sorts from the menu with one request', async () => {
    const {harness, server} = await setUp();
    await harness.choose('City', 'Sort descending');
    expect(server.last.url.searchParams.get('$sort[city]')).to.equal('-1');
    expect(server.requests).to.have.length(2);
  });

  it('keeps the columns while a page loads, and when it fails', async () => {
    const {harness, server} = await setUp();
    await harness.choose('Name', 'Move right');
    await harness.press('Next page');
    expect(harness.names).to.deep.equal(['City', 'Name']);
    await harness.choose('City', 'Hide');
    await server.last.refuse();
    expect(harness.names).to.deep.equal(['Name']);
    expect(harness.table.columnState).to.deep.equal({order: ['city', 'name'], hidden: ['city']});
  });

  it('gives the rows of the page to the footers', async () => {
    const {harness, server} = await setUp();
    expect(harness.part('foot-cell')!.textContent).to.equal('5 rows');
    await harness.choosePageSize(50);
    await server.last.answerPage();
    await harness.settle();
    expect(harness.part('foot-cell')!.textContent).to.equal('42 rows');
  });
});
