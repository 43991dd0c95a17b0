import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {press} from '../../../../testing/keyboard.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import './multi-sort.define.js';
import type {LcServerTable, TableColumn} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'City', field: 'city'},
];

/** A table that is sorted by name, with the first page of 42 rows loaded. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch};
  Object.assign(table, given, {sort: {field: 'name', direction: 'asc'}}, properties);
  await fixture(html`${table}`);
  await server.last.answerPage();
  const harness = new TableHarness(table);
  const shiftClick = async (label: string) => {
    const header = [...table.shadowRoot!.querySelectorAll('th')].find(({textContent}) =>
      textContent.includes(label),
    )!;
    const click = new MouseEvent('click', {bubbles: true, shiftKey: true, detail: 1});
    header.querySelector('button')!.dispatchEvent(click);
    await table.updateComplete;
  };
  return {harness, table, server, shiftClick};
}

const sorts = (server: FakeServer) =>
  [...server.last.url.searchParams].filter(([name]) => name.startsWith('$sort'));

describe('lc-server-table sorted by several columns', () => {
  it('is accessible, in light and dark', async () => {
    const {table, server, shiftClick} = await setUp();
    await shiftClick('City');
    await server.last.answerPage();
    await expectAccessible(table);
  });

  it('requests the columns in their order, with one request', async () => {
    const {server, shiftClick} = await setUp();
    await shiftClick('City');
    expect(server.requests).to.have.length(2);
    expect(sorts(server)).to.deep.equal([
      ['$sort[name]', '1'],
      ['$sort[city]', '1'],
    ]);
  });

  it('adds a column with Shift+Enter', async () => {
    const {table, server} = await setUp();
    table.shadowRoot!.querySelectorAll<HTMLElement>('th button')[1]!.focus();
    await press('Shift+Enter');
    await table.updateComplete;
    expect(sorts(server)).to.have.length(2);
  });

  it('announces the columns when the rows are there', async () => {
    const {harness, server, shiftClick} = await setUp();
    await shiftClick('City');
    expect(harness.announcement).to.equal('');
    await server.last.answerPage();
    expect(harness.announcement).to.equal('Sorted by Name, ascending, then City, ascending.');
  });

  it('announces the order that is left, also by a field that is not a column', async () => {
    const {harness, table, server, shiftClick} = await setUp();
    table.query = {sort: {field: 'id', direction: 'desc'}, thenBy: [{field: 'city', direction: 'desc'}]};
    await table.updateComplete;
    await server.last.answerPage();
    await shiftClick('City');
    await server.last.answerPage();
    expect(sorts(server)).to.deep.equal([['$sort[id]', '-1']]);
    expect(harness.announcement).to.equal('Sorted by id, descending.');
  });

  it('keeps the last order when the request fails, and sorts when it is tried again', async () => {
    const {harness, table, server, shiftClick} = await setUp();
    await shiftClick('City');
    await server.last.refuse();
    expect([table.query.thenBy, harness.alert]).to.deep.equal([
      undefined,
      "Oops something went wrong and we couldn't sort the table. Please try again!!!",
    ]);
    await harness.press('Try again');
    await server.last.answerPage();
    expect(table.query.thenBy).to.deep.equal([{field: 'city', direction: 'asc'}]);
  });

  it('keeps the order on other pages, and drops it with a click without Shift', async () => {
    const {harness, server, shiftClick} = await setUp();
    await shiftClick('City');
    await server.last.answerPage();
    await harness.press('Page 2');
    expect(sorts(server)).to.have.length(2);
    await server.last.answerPage();
    await harness.press('City2sort 2, ascending');
    expect(sorts(server)).to.deep.equal([['$sort[city]', '1']]);
  });
});
