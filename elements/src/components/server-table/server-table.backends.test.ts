import {expect, fixture, html} from '@open-wc/testing';
import {postgrest} from '../../core/table/backends/postgrest.js';
import type {PageQuery, QueryRequest} from '../../core/table/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {expectSame} from '../../testing/same-element.js';
import {TableHarness} from '../../testing/table-harness.js';
import {until} from '../../testing/until.js';
import type {LcServerTable, ResponseError, TableErrorDetail} from './server-table.define.js';
import './server-table.define.js';

const columns = [{label: 'Name', field: 'name'}];

interface SetUp {
  harness: TableHarness;
  table: LcServerTable;
  server: FakeServer;
  errors: TableErrorDetail[];
}

async function setUp(properties: Partial<LcServerTable> = {}): Promise<SetUp> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const errors: TableErrorDetail[] = [];
  table.addEventListener('lc-error', ({detail}) => errors.push(detail));
  Object.assign(table, {columns, endpoint: '/people?team=1', fetch: server.fetch}, properties);
  await fixture(html`${table}`);
  return {harness: new TableHarness(table), table, server, errors};
}

const writePage = ({page}: PageQuery): QueryRequest => ({params: [['page', String(page)]]});

describe('lc-server-table with writeQuery', () => {
  it('adds the parameters to the endpoint', async () => {
    const {server} = await setUp({page: 3, writeQuery: writePage});
    expect(server.last.url.search).to.equal('?team=1&page=3');
    expect(server.last.method).to.equal('GET');
    expect(server.last.headers.get('accept')).to.equal('application/json');
  });

  it('requests the URL that it returns', async () => {
    const {server} = await setUp({writeQuery: ({page}, endpoint) => new URL(`/p/${page}`, endpoint)});
    expect(server.last.url.href).to.equal(`${location.origin}/p/1`);
  });

  it('sends the request that it returns, with the authorization of the table', async () => {
    const {server} = await setUp({
      authorization: 'Bearer 1',
      writeQuery: (_, {href}) => new Request(href, {method: 'QUERY', headers: {'X-Team': '7'}}),
    });
    expect(server.last.method).to.equal('QUERY');
    expect(Object.fromEntries(server.last.headers)).to.deep.equal({
      accept: 'application/json',
      authorization: 'Bearer 1',
      'x-team': '7',
    });
  });

  it('writes a space as %20, which every server reads', async () => {
    const {server} = await setUp({writeQuery: () => ({params: [['name', 'a + b%']]})});
    expect(server.last.url.search).to.equal('?team=1&name=a%20%2B%20b%25');
  });

  it('posts a body as JSON', async () => {
    const {server} = await setUp({writeQuery: ({pageSize}) => ({body: {first: pageSize}})});
    const {method, body, headers, url} = server.last;
    expect([method, body, headers.get('content-type')]).to.deep.equal([
      'POST',
      '{"first":10}',
      'application/json',
    ]);
    expect(url.search).to.equal('?team=1');
  });

  it('sends its headers instead of those of the table', async () => {
    const {server} = await setUp({
      authorization: 'Bearer 1',
      writeQuery: () => ({headers: {Accept: 'application/vnd.api+json', authorization: 'Basic x'}}),
    });
    expect(server.last.headers.get('accept')).to.equal('application/vnd.api+json');
    expect(server.last.headers.get('authorization')).to.equal('Basic x');
  });

  it('uses a new function with the next request', async () => {
    const {harness, table, server} = await setUp();
    await server.last.answerPage();
    table.writeQuery = writePage;
    await table.updateComplete;
    expect(server.requests).to.have.length(1);
    await harness.press('Page 2');
    expect(server.last.url.search).to.equal('?team=1&page=2');
  });

  it('shows an error if it throws', async () => {
    const cause = new Error('no');
    const {harness, server, errors} = await setUp({
      writeQuery: () => {
        throw cause;
      },
    });
    await until(() => errors.length > 0);
    expect(errors[0]!.cause).to.equal(cause);
    expect(harness.alert).not.to.equal('');
    expect(server.requests).to.have.length(0);
  });

  it('shows an error if it returns no request', async () => {
    const {errors} = await setUp({writeQuery: () => undefined as unknown as URL});
    await until(() => errors.length > 0);
    expect(String(errors[0]!.cause)).to.contain('must return a URL');
  });

  it('warns about a value that is not a function, and writes the query for Feathers', async () => {
    const warnings = await recordWarnings(async () => {
      const {server} = await setUp({writeQuery: 'feathers' as never});
      expect(server.last.url.searchParams.get('$limit')).to.equal('10');
    });
    expect(warnings.join()).to.contain('writeQuery must be a function');
  });

  it('reads the headers of the response', async () => {
    const {harness, server} = await setUp({
      readPage: (body, {headers}) => ({rows: body as object[], total: Number(headers.get('X-Total'))}),
    });
    await server.last.answer([{name: 'Ada'}], {headers: {'X-Total': '1'}});
    expect(harness.info).to.equal('1 - 1 out of 1 entries');
  });

  it('moves to the last page if the backend says that the page is past the end', async () => {
    const {harness, server} = await setUp({...postgrest(), page: 5});
    await server.last.answer({}, {status: 416, headers: {'Content-Range': '*/15'}});
    await until(() => server.last.url.searchParams.get('offset') === '10', 'the last page is requested');
    await server.last.answer([{name: 'Ada'}], {status: 206, headers: {'Content-Range': '10-10/11'}});
    expect(harness.info).to.equal('11 - 11 out of 11 entries');
  });

  it('shows an error for a status that the backend does not read', async () => {
    const {server, errors} = await setUp({...postgrest()});
    await server.last.answer({}, {status: 400});
    await until(() => errors.length > 0);
    expect((errors[0]!.cause as ResponseError).status).to.equal(400);
  });
});

interface CursorPage {
  names: string[];
  next: string | null;
  total?: number;
}

describe('lc-server-table with cursors', () => {
  const properties: Partial<LcServerTable> = {
    endpoint: '/people',
    pageSize: 2,
    writeQuery: ({cursor, sort}) => ({
      params: new URLSearchParams({
        ...(cursor && {after: cursor}),
        ...(sort !== null && {sort: sort.field}),
      }),
    }),
    readPage: body => {
      const {names, next, total} = body as CursorPage;
      return {rows: names.map(name => ({name})), nextCursor: next, total};
    },
  };

  const answer = (server: FakeServer, page: CursorPage) => server.last.answer(page);
  const ab: CursorPage = {names: ['a', 'b'], next: 'b'};
  const cd: CursorPage = {names: ['c', 'd'], next: 'd'};
  const e: CursorPage = {names: ['e'], next: null};

  async function setUpPages(...pages: CursorPage[]): Promise<SetUp> {
    const all = await setUp(properties);
    for (const [index, page] of pages.entries()) {
      if (index > 0) await all.harness.press('Next page');
      await answer(all.server, page);
    }
    return all;
  }

  const isDisabled = ({table}: SetUp, label: string) =>
    table
      .shadowRoot!.querySelector(`[aria-label="${label}"], [title="${label}"]`)
      ?.getAttribute('aria-disabled') ?? null;

  it('is accessible, in light and dark', async () => {
    const {table} = await setUpPages(ab, cd);
    await expectAccessible(table);
  });

  it('shows first, previous, and next without page numbers', async () => {
    const all = await setUpPages(ab);
    expect(all.harness.pageNumbers).to.deep.equal([]);
    expectSame(all.table.shadowRoot!.querySelector('[aria-label="Last page"]'), null);
    expect(['First page', 'Previous page', 'Next page'].map(label => isDisabled(all, label))).to.deep.equal([
      'true',
      'true',
      null,
    ]);
  });

  it('shows the range of entries while their number is unknown', async () => {
    const {harness} = await setUpPages(ab, cd);
    expect(harness.info).to.equal('Entries 3 - 4');
  });

  it('shows the number of entries if the server says it', async () => {
    const {harness} = await setUpPages({...ab, total: 5});
    expect(harness.info).to.equal('1 - 2 out of 5 entries');
    expect(harness.pageNumbers).to.deep.equal([]);
  });

  it('requests the next page with the cursor of the page before', async () => {
    const {server} = await setUpPages(ab, cd);
    expect(server.last.url.search).to.equal('?after=b');
  });

  it('requests the previous page with its own cursor', async () => {
    const {harness, server} = await setUpPages(ab, cd, e);
    await harness.press('Previous page');
    expect(server.last.url.search).to.equal('?after=b');
  });

  it('requests the first page without a cursor', async () => {
    const {harness, server} = await setUpPages(ab, cd, e);
    await harness.press('First page');
    expect(server.last.url.search).to.equal('');
  });

  it('knows the number of entries on the last page, which has no next page', async () => {
    const all = await setUpPages(ab, cd, e);
    expect(all.harness.info).to.equal('5 - 5 out of 5 entries');
    expect(isDisabled(all, 'Next page')).to.equal('true');
  });

  it('keeps the cursor of the page when it reloads', async () => {
    const {table, server} = await setUpPages(ab, cd);
    table.reload();
    await until(() => server.requests.length === 3);
    expect(server.last.url.search).to.equal('?after=b');
  });

  it('goes to the first page if a page cannot be requested', async () => {
    const {table, server, harness} = await setUpPages(ab, cd);
    table.page = 7;
    await until(() => server.requests.length === 3);
    expect(server.last.url.search).to.equal('');
    await answer(server, ab);
    expect([table.page, harness.column(0)]).to.deep.equal([1, ['a', 'b']]);
  });

  it('goes to the first page if the app starts with another one', async () => {
    const {table, server, harness} = await setUp({...properties, page: 3});
    await answer(server, ab);
    await until(() => server.requests.length === 2);
    await answer(server, ab);
    expect([table.page, harness.info]).to.deep.equal([1, 'Entries 1 - 2']);
  });

  it('starts without a cursor after a sort', async () => {
    const {harness, server} = await setUpPages(ab, cd);
    await harness.press('Name');
    expect(server.last.url.search).to.equal('?sort=name');
  });

  it('stays on the page if the next one fails, and can try again', async () => {
    const {harness, server} = await setUpPages(ab);
    await harness.press('Next page');
    await server.last.refuse();
    expect(harness.column(0)).to.deep.equal(['a', 'b']);
    await harness.press('Try again');
    expect(server.last.url.search).to.equal('?after=b');
  });

  it('moves back if the last page is empty', async () => {
    const {server} = await setUpPages(ab, cd, {names: [], next: null});
    expect(server.last.url.search).to.equal('?after=b');
  });

  it('shows an error for a cursor that is not text', async () => {
    const {server, errors} = await setUp(properties);
    await server.last.answer({names: [], next: 5});
    expect(String(errors[0]!.cause)).to.contain('nextCursor as a text');
  });
});
