import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import './selection.define.js';
import type {LcServerTable, TableColumn} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [{label: 'Name', field: 'name'}];

/** A table with the first page of 42 rows loaded, whose names are their keys. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch};
  Object.assign(table, given, {selection: 'multiple', rowKey: 'name', pageSize: 5}, properties);
  await fixture(html`${table}`);
  await server.last.answerPage();
  return {harness: new SelectionHarness(table), table, server};
}

describe('lc-server-table selection', () => {
  it('is accessible with selected rows, in light and dark', async () => {
    const {table} = await setUp({selected: ['Row 1', 'Row 2']});
    await expectAccessible(table);
  });

  it('keeps the selection across pages', async () => {
    const {harness, server} = await setUp();
    await harness.toggle(1);
    await harness.press('Next page');
    await server.last.answerPage();
    expect(harness.selectedRows).to.deep.equal([]);
    await harness.toggle(0);
    await harness.press('Previous page');
    await server.last.answerPage();
    expect(harness.selectedRows).to.deep.equal(['Row 2']);
    expect(harness.count).to.equal('2 entries selected');
  });

  it('keeps the selection while a page loads, when it fails, and after a retry', async () => {
    const {harness, server} = await setUp();
    await harness.toggle(1);
    await harness.press('Name');
    expect(harness.selectedRows).to.deep.equal(['Row 2']);
    await server.last.refuse();
    expect(harness.selectedRows).to.deep.equal(['Row 2']);
    await harness.press('Try again');
    await server.last.answerPage();
    expect(harness.selectedRows).to.deep.equal(['Row 2']);
  });

  it('keeps the selection when the total shrinks', async () => {
    const {harness, table, server} = await setUp({selected: ['Row 2', 'Row 40']});
    table.page = 9;
    await table.updateComplete;
    await server.last.answerPage(7);
    await server.last.answerPage(7);
    expect(harness.count).to.equal('2 entries selected');
  });

  it('can select while another page loads', async () => {
    const {harness, server} = await setUp();
    await harness.press('Next page');
    await harness.toggle(0);
    await server.last.answerPage();
    expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: ['Row 1']});
  });

  it('can change after the checkboxes and most of the rows are gone', async () => {
    const {harness, table, server} = await setUp({selected: ['Row 5']});
    table.selection = null;
    await table.updateComplete;
    table.reload();
    await server.last.answerPage(1);
    table.selected = [];
    await table.updateComplete;
    expect(harness.rows).to.deep.equal([['Row 1']]);
  });

  it('selects all rows without a request, also rows that come later', async () => {
    const {harness, server} = await setUp();
    await harness.toggleHeader();
    await harness.press('Select all 42');
    expect(server.requests).to.have.length(1);
    await harness.toggle(2);
    expect(harness.count).to.equal('41 entries selected');
    await harness.press('Next page');
    await server.last.answerPage(50);
    expect(harness.count).to.equal('49 entries selected');
    expect(harness.selectedRows).to.have.length(5);
    expect(harness.table.selected).to.deep.equal({mode: 'all', query: {search: ''}, except: ['Row 3']});
  });

  it('says that all rows are selected while their number is unknown', async () => {
    const {harness} = await setUp({selected: {mode: 'all', query: {search: 'jon'}, except: []}});
    expect(harness.count).to.equal('All matching entries selected');
  });
});
