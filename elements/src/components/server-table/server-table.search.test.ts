import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {TableHarness} from '../../testing/table-harness.js';
import {until} from '../../testing/until.js';
import type {LcServerTable, TableColumn, TableQuery} from './server-table.define.js';
import './server-table.define.js';

const columns: TableColumn[] = [{label: 'Name', field: 'name'}];

/** A table with a search field, and the first page of 42 rows loaded. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch, searchable: true};
  Object.assign(table, given, properties);
  await fixture(html`${table}`);
  await server.last.answerPage();
  return {harness: new TableHarness(table), table, server};
}

/** Types a text at once, because a busy machine may pause between two keys for so long that the table sends a request. */
async function search({table, searchField}: TableHarness, text: string): Promise<void> {
  searchField.focus();
  searchField.value += text;
  searchField.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
  await table.updateComplete;
}

const searches = ({requests}: FakeServer) => requests.map(({url}) => url.searchParams.get('$search'));
const untilRequests = (server: FakeServer, count: number) =>
  until(() => server.requests.length === count, `the table has sent ${count} requests`);

describe('lc-server-table search', () => {
  it('is accessible, in light and dark', async () => {
    await expectAccessible((await setUp()).table);
  });

  it('has no field by default', async () => {
    const {harness} = await setUp({searchable: false});
    expectSame(harness.searchField, null);
  });

  it('sends one request once the user pauses, for page 1', async () => {
    const {harness, table, server} = await setUp({page: 1});
    await harness.press('Page 3');
    await server.last.answerPage();
    await search(harness, 'ada');
    expect(server.requests).to.have.length(2);
    expect([table.loading, table.query.search]).to.deep.equal([true, 'ada']);
    await untilRequests(server, 3);
    expect(searches(server)).to.deep.equal([null, null, 'ada']);
    expect(server.last.url.searchParams.get('$skip')).to.equal('0');
  });

  it('shows the matches, their number, and says it to screen readers', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'ada');
    await untilRequests(server, 2);
    await server.last.answerPage(7);
    expect([harness.info, harness.announcement]).to.deep.equal([
      '1 - 7 out of 7 entries',
      '1 - 7 out of 7 entries',
    ]);
  });

  it('says that nothing matches', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'zzz');
    await untilRequests(server, 2);
    await server.last.answerPage(0);
    expect(harness.empty).to.equal('No Entries Match the filter');
  });

  it('sends lc-search-change and lc-query-change when the search has taken effect, not before', async () => {
    const {harness, table, server} = await setUp();
    const seen = recordEvents(table, 'lc-search-change', 'lc-query-change');
    await search(harness, 'ada');
    await untilRequests(server, 2);
    expect(seen).to.deep.equal([]);
    await server.last.answerPage(7);
    expect(seen).to.deep.equal(['lc-search-change', 'lc-query-change']);
  });

  it('sends no request for a search that is typed over', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'a');
    await search(harness, 'b');
    await untilRequests(server, 2);
    expect(searches(server)).to.deep.equal([null, 'ab']);
  });

  it('ignores an older answer', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'a');
    await untilRequests(server, 2);
    const older = server.last;
    await search(harness, 'b');
    await untilRequests(server, 3);
    await server.last.answerPage(2);
    await older.answerPage(30);
    expect([harness.info, older.signal.aborted]).to.deep.equal(['1 - 2 out of 2 entries', true]);
  });

  it('keeps the text, the caret, and the focus while answers arrive', async () => {
    const {harness, server} = await setUp();
    await harness.press('Name');
    await search(harness, 'ada');
    await press('ArrowLeft');
    await untilRequests(server, 3);
    await server.last.answerPage(7);
    await type('n');
    expect([harness.searchField.value, harness.searchField.selectionStart]).to.deep.equal(['adna', 3]);
    expectFocus(harness.searchField);
  });

  it('sends a sort at once, with the text that was typed', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'ada');
    await harness.press('Name');
    expect(server.requests).to.have.length(2);
    expect(server.last.url.search).to.contain('search=ada').and.to.contain('=1');
  });

  it('keeps the rows and the text when the search fails, and searches again', async () => {
    const {harness, table, server} = await setUp();
    await search(harness, 'ada');
    await untilRequests(server, 2);
    await server.last.refuse();
    expect([harness.searchField.value, harness.rows.length, harness.info]).to.deep.equal([
      'ada',
      10,
      '1 - 10 out of 42 entries',
    ]);
    expect([table.query.search, harness.alert]).to.deep.equal([
      '',
      "Oops something went wrong and we couldn't get the table data. Please try again!!!",
    ]);
    await harness.press('Try again');
    await server.last.answerPage(7);
    expect([harness.info, table.query.search, harness.alert]).to.deep.equal([
      '1 - 7 out of 7 entries',
      'ada',
      '',
    ]);
  });

  it('returns to all rows when the text of a failed search is removed', async () => {
    const {harness, server} = await setUp();
    await search(harness, 'a');
    await untilRequests(server, 2);
    await server.last.refuse();
    await press('Backspace');
    await untilRequests(server, 3);
    await server.last.answerPage();
    expect([harness.searchField.value, harness.alert, searches(server).at(-1)]).to.deep.equal(['', '', null]);
  });

  it('shows the search that the app sets, and a text without a pause for the first page', async () => {
    const {harness, server} = await setUp({query: {search: 'ada'} as TableQuery});
    expect([harness.searchField.value, searches(server)]).to.deep.equal(['ada', ['ada']]);
  });

  it('sends nothing when it is removed before the pause ends', async () => {
    const {harness, table, server} = await setUp();
    await search(harness, 'ada');
    table.remove();
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(server.requests).to.have.length(1);
  });
});
