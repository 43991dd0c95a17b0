import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {TableHarness} from '../../testing/table-harness.js';
import {until} from '../../testing/until.js';
import type {
  LcServerTable,
  ResponseError,
  TableColumn,
  TableErrorDetail,
  TableLoadDetail,
} from './server-table.define.js';
import './server-table.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
];

const LOAD_FAILED = "Oops something went wrong and we couldn't get the table data. Please try again!!!";
const SIZE_FAILED = "Oops something went wrong and we couldn't change the page size. Please try again!!!";
const PAGE_FAILED = "Oops something went wrong and we couldn't change the page. Please try again!!!";
const SORT_FAILED = "Oops something went wrong and we couldn't sort the table. Please try again!!!";

interface SetUp {
  harness: TableHarness;
  table: LcServerTable;
  server: FakeServer;
}

async function setUp(properties: Partial<LcServerTable> = {}): Promise<SetUp> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  Object.assign(table, {label: 'People', columns, endpoint: '/people', fetch: server.fetch}, properties);
  await fixture(html`${table}`);
  return {harness: new TableHarness(table), table, server};
}

/** A table with the first page of 42 rows loaded. */
async function setUpLoaded(properties: Partial<LcServerTable> = {}): Promise<SetUp> {
  const all = await setUp(properties);
  await all.server.last.answerPage();
  return all;
}

/** Records the errors that a table sends from now on. */
function recordErrors(table: LcServerTable): TableErrorDetail[] {
  const errors: TableErrorDetail[] = [];
  table.addEventListener('lc-error', ({detail}) => errors.push(detail));
  return errors;
}

const query = (server: FakeServer) => Object.fromEntries(server.last.url.searchParams);

describe('lc-server-table', () => {
  describe('accessibility', () => {
    it('is accessible with rows, in light and dark', async () => {
      const {table} = await setUpLoaded();
      await expectAccessible(table);
    });

    it('is accessible while it loads for the first time, in light and dark', async () => {
      const {table} = await setUp();
      await expectAccessible(table);
    });

    it('is accessible while another page loads, in light and dark', async () => {
      const {harness, table} = await setUpLoaded();
      await harness.press('Next page');
      await until(() => harness.part('progress') !== null);
      await expectAccessible(table);
    });

    it('is accessible with an error, in light and dark', async () => {
      const {harness, table, server} = await setUpLoaded();
      await harness.press('Name');
      await server.last.refuse();
      await expectAccessible(table);
    });

    it('is accessible without rows, in light and dark', async () => {
      const {table, server} = await setUp();
      await server.last.answerPage(0);
      await expectAccessible(table);
    });

    it('is busy while it loads', async () => {
      const {harness, server} = await setUp();
      expect(harness.nativeTable.getAttribute('aria-busy')).to.equal('true');
      await server.last.answerPage();
      expect(harness.nativeTable.getAttribute('aria-busy')).to.equal('false');
    });

    it('shows the error message in an existing alert', async () => {
      const {table, server} = await setUp();
      const alert = table.shadowRoot!.querySelector('[role="alert"]')!;
      await server.last.refuse();
      expect(alert.textContent).to.contain(LOAD_FAILED);
    });
  });

  describe('requests', () => {
    it('requests the first page once at the start', async () => {
      const {server} = await setUp();
      expect(server.requests).to.have.length(1);
      expect(query(server)).to.deep.equal({$limit: '10', $skip: '0'});
      expect(server.last.url.origin).to.equal(location.origin);
    });

    it('sends one request if everything is set after it is connected', async () => {
      const server = new FakeServer();
      const table = await fixture<LcServerTable>(html`<div></div>`);
      const late = document.createElement('lc-server-table');
      table.append(late);
      Object.assign(late, {columns, pageSize: 6, page: 3, fetch: server.fetch, authorization: 'x'});
      late.endpoint = '/people';
      await late.updateComplete;
      expect(server.requests).to.have.length(1);
      expect(query(server)).to.deep.equal({$limit: '6', $skip: '12'});
    });

    it('requests another page with skip = size × (page − 1)', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Page 3');
      expect(query(server)).to.deep.equal({$limit: '10', $skip: '20'});
    });

    it('requests another page size from the start', async () => {
      const {harness, server} = await setUpLoaded({page: 3});
      await harness.choosePageSize(20);
      expect(query(server)).to.deep.equal({$limit: '20', $skip: '0'});
    });

    it('requests a sort from the start, with 1 or -1', async () => {
      const {harness, server} = await setUpLoaded({page: 3, firstSort: 'desc'});
      await harness.press('Age');
      expect(query(server)).to.deep.equal({$limit: '10', $skip: '0', '$sort[age]': '-1'});
      await harness.press('Age');
      expect(query(server)['$sort[age]']).to.equal('1');
    });

    it('requests the initial sort of its columns', async () => {
      const {server} = await setUp({columns: [{label: 'Age', field: 'age', sort: 'desc'}]});
      expect(server.requests).to.have.length(1);
      expect(query(server)['$sort[age]']).to.equal('-1');
    });

    it('does not change the next action when a property is set to its current value', async () => {
      const {harness, server, table} = await setUpLoaded({page: 3});
      Object.assign(table, {page: 3, pageSize: 10});
      await harness.press('Age');
      await server.last.answerPage();
      expect(server.requests).to.have.length(2);
      expect(harness.currentPage).to.equal('1');
    });

    it('sends one request for a sort if the app sets the page from its event', async () => {
      const {harness, server, table} = await setUpLoaded();
      table.addEventListener('lc-page-change', ({detail}) => (table.page = detail.page));
      await harness.press('Page 3');
      await server.last.answerPage();
      await harness.press('Age');
      await server.last.answerPage();
      expect(server.requests).to.have.length(3);
      expect([table.page, harness.currentPage]).to.deep.equal([1, '1']);
    });

    it('sends one request for each action', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Age');
      await server.last.answerPage();
      await harness.press('Next page');
      await server.last.answerPage();
      await harness.choosePageSize(20);
      await server.last.answerPage();
      expect(server.requests).to.have.length(4);
    });

    it('keeps the query of the endpoint unchanged', async () => {
      const {server} = await setUp({endpoint: '/people?team=a%20b&x=1'});
      expect(server.last.url.search).to.equal('?team=a%20b&x=1&%24limit=10&%24skip=0');
    });

    it('sends the authorization as a header', async () => {
      const {server} = await setUp({authorization: 'Bearer abc'});
      expect(server.last.headers.get('Authorization')).to.equal('Bearer abc');
    });

    it('sends no authorization if it is empty', async () => {
      const {server} = await setUp();
      expect(server.last.headers.has('Authorization')).to.equal(false);
    });

    it('sends one request when endpoint and authorization change', async () => {
      const {table, server} = await setUpLoaded({page: 2});
      Object.assign(table, {endpoint: '/others', authorization: 'Bearer abc'});
      await table.updateComplete;
      expect(server.requests).to.have.length(2);
      expect(server.last.url.pathname).to.equal('/others');
      expect(query(server).$skip).to.equal('0');
    });

    it('keeps the page when only the authorization changes', async () => {
      const {table, server} = await setUpLoaded({page: 2});
      table.authorization = 'Bearer abc';
      await table.updateComplete;
      expect(query(server).$skip).to.equal('10');
    });

    for (const [name, value] of [
      ['columns', [...columns, {label: 'More', field: 'more'}]],
      ['readPage', () => ({rows: [], total: 0})],
      ['timeout', 500],
      ['fetch', () => new Promise<Response>(() => {})],
      ['label', 'Others'],
    ] as const) {
      it(`sends no request when ${name} changes`, async () => {
        const {table, server} = await setUpLoaded();
        Object.assign(table, {[name]: value});
        await table.updateComplete;
        expect(server.requests).to.have.length(1);
        expect(table.matches(':state(loading)')).to.equal(false);
      });
    }

    it('reads the body with readPage', async () => {
      const readPage = (body: unknown) => {
        const {response} = body as {response: {data: {name: string}[]; total: number}};
        return {rows: response.data, total: response.total};
      };
      const {harness, server} = await setUp({readPage});
      await server.last.answer({response: {data: [{name: 'Ada'}], total: 1}});
      expect(harness.column(0)).to.deep.equal(['Ada']);
    });

    it('requests the current page when reloaded', async () => {
      const {harness, table, server} = await setUpLoaded();
      await harness.press('Page 2');
      await server.last.answerPage();
      table.reload();
      expect(query(server).$skip).to.equal('10');
    });

    it('aborts its request when disconnected and repeats it when connected again', async () => {
      const {table, server} = await setUp();
      const parent = table.parentElement!;
      table.remove();
      expect(server.last.signal.aborted).to.equal(true);
      parent.append(table);
      expect(server.requests).to.have.length(2);
    });
  });

  describe('without an endpoint', () => {
    it('shows the outline of a page, and no failure', async () => {
      const {harness, server} = await setUp({endpoint: ''});
      expect(harness.rows).to.have.length(10);
      expect([harness.alert, server.requests.length]).to.deep.equal(['', 0]);
    });

    it('has the same size as while the first page loads', async () => {
      const {table} = await setUp({endpoint: '', columns: null});
      const before = table.getBoundingClientRect().height;
      Object.assign(table, {columns, endpoint: '/people'});
      await table.updateComplete;
      expect(table.getBoundingClientRect().height).to.equal(before);
    });

    it('warns, but only after the app has had time to set it', async () => {
      const warnings = await recordWarnings(async () => {
        await setUp({endpoint: ''});
        await endGracePeriods(() => setUp({endpoint: ''}));
      });
      expect(warnings).to.deep.equal([
        '<lc-server-table>: endpoint is missing; it is the address of the rows, such as endpoint="/api/people".',
      ]);
    });

    it('applies earlier changes once the endpoint is set', async () => {
      const {harness, server, table} = await setUp({endpoint: ''});
      table.page = 3;
      await table.updateComplete;
      await harness.choosePageSize(20);
      table.page = 2;
      await table.updateComplete;
      table.endpoint = '/people';
      await table.updateComplete;
      expect(server.requests).to.have.length(1);
      expect(query(server)).to.deep.equal({$limit: '20', $skip: '20'});
    });

    it('waits again when its endpoint is removed', async () => {
      const {harness, server, table} = await setUpLoaded();
      await harness.press('Page 2');
      table.endpoint = '';
      await table.updateComplete;
      expect([harness.alert, server.last.signal.aborted, harness.info]).to.deep.equal(['', true, '']);
    });
  });

  describe('while it loads', () => {
    it('shows the outline of a page at first', async () => {
      const {harness, server} = await setUp({pageSize: 6});
      const before = harness.nativeTable.offsetHeight;
      expect(harness.rows).to.have.length(6);
      await server.last.answerPage();
      expect(harness.nativeTable.offsetHeight).to.equal(before);
    });

    it('keeps the current rows', async () => {
      const {harness} = await setUpLoaded();
      await harness.press('Next page');
      expect(harness.column(0)[0]).to.equal('Row 1');
      expect(harness.info).to.equal('1 - 10 out of 42 entries');
    });

    it('shows a progress bar', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Next page');
      expect(harness.part('progress')!.getAttribute('aria-label')).to.equal('Loading entries');
      await server.last.answerPage();
      expectSame(harness.part('progress'), null);
    });

    it('moves on three pages when "Next page" is pressed three times', async () => {
      const {harness, server} = await setUpLoaded();
      for (let click = 0; click < 3; click++) await harness.press('Next page');
      await server.last.answerPage();
      expect(harness.info).to.equal('31 - 40 out of 42 entries');
    });
  });

  describe('unreliable servers', () => {
    it('aborts the older request when a newer one starts', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Page 2');
      await harness.press('Page 3');
      expect(server.requests.map(({signal}) => signal.aborted)).to.deep.equal([false, true, false]);
    });

    it('shows the latest page if responses arrive out of order', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Page 2');
      await harness.press('Page 3');
      await server.requests[2]!.answerPage();
      await server.requests[1]!.answerPage(99);
      expect(harness.info).to.equal('21 - 30 out of 42 entries');
      expect(harness.column(0)[0]).to.equal('Row 21');
    });

    it('shows no alert for an outdated error', async () => {
      const {harness, server, table} = await setUpLoaded();
      const errors = recordErrors(table);
      await harness.press('Page 2');
      await harness.press('Page 3');
      await server.requests[2]!.answerPage();
      await server.requests[1]!.refuse();
      expect(harness.alert).to.equal('');
      expect(errors).to.deep.equal([]);
    });

    it('falls back to the last page if rows were removed meanwhile', async () => {
      const {harness, server, table} = await setUpLoaded();
      await harness.press('Page 5');
      await server.last.answerPage(12);
      await server.last.answerPage(12);
      expect(server.requests).to.have.length(3);
      expect(harness.info).to.equal('11 - 12 out of 12 entries');
      expect(table.page).to.equal(2);
    });

    it('falls back again if more rows were removed', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Page 5');
      await server.last.answerPage(22);
      await server.last.answerPage(12);
      await server.last.answerPage(12);
      expect(server.requests).to.have.length(4);
      expect(harness.info).to.equal('11 - 12 out of 12 entries');
      expect(harness.currentPage).to.equal('2');
    });

    it('ends on page 1 if rows keep being removed', async () => {
      const {harness, server} = await setUp({page: 9});
      for (const total of [75, 65, 55, 45, 35]) await server.last.answerPage(total);
      expect(server.requests).to.have.length(5);
      expect(harness.info).to.equal('1 - 10 out of 35 entries');
    });

    it('shows one page of a server that ignores $limit', async () => {
      const data = Array.from({length: 57}, (_, index) => ({name: `Row ${index + 1}`}));
      let seen: SetUp;
      const warnings = await recordWarnings(async () => {
        seen = await setUp();
        await seen.server.last.answer({data, total: 57});
      });
      expect(seen!.harness.rows).to.have.length(10);
      expect(seen!.harness.info).to.equal('1 - 10 out of 57 entries');
      expect(warnings).to.have.length(1);
      await seen!.harness.press('Page 2');
      await seen!.server.last.answer({data, total: 57});
      expect(seen!.harness.column(0)[0]).to.equal('Row 11');
    });

    it('reaches every row of a server that lowers $limit', async () => {
      const clamp = ({server}: SetUp) => {
        const skip = Number(server.last.url.searchParams.get('$skip'));
        const data = Array.from({length: 50}, (_, index) => ({name: `Row ${skip + index + 1}`}));
        return server.last.answer({data, total: 150, limit: 50, skip});
      };
      let seen: SetUp;
      const warnings = await recordWarnings(async () => {
        seen = await setUp({pageSize: 100});
        await clamp(seen);
        await seen.harness.press('Page 2');
        await clamp(seen);
      });
      expect(query(seen!.server)).to.deep.equal({$limit: '50', $skip: '50'});
      expect(seen!.harness.info).to.equal('51 - 100 out of 150 entries');
      expect(seen!.table.pageSize).to.equal(50);
      expect(warnings).to.have.length(1);
    });

    it('uses the limit of readPage as the page size', async () => {
      const readPage = (body: unknown) => {
        const {items, count, max} = body as {items: object[]; count: number; max: number};
        return {rows: items, total: count, limit: max};
      };
      const {harness, server} = await setUp({pageSize: 4, readPage});
      await recordWarnings(() => server.last.answer({items: [{name: 'a'}, {name: 'b'}], count: 6, max: 2}));
      expect(harness.pageNumbers).to.deep.equal(['1', '2', '3']);
    });

    it('shows the actual number of rows if the server sends fewer', async () => {
      let seen: SetUp;
      const warnings = await recordWarnings(async () => {
        seen = await setUp({pageSize: 50});
        await seen.server.last.answer({data: [{name: 'a'}, {name: 'b'}], total: 80});
      });
      expect(seen!.harness.info).to.equal('1 - 2 out of 80 entries');
      expect(warnings[0]).to.contain('<lc-server-table>: the server sends fewer rows than the page size');
    });
  });

  describe('failures', () => {
    for (const {operation, action, message} of [
      {
        operation: 'page-size',
        action: (harness: TableHarness) => harness.choosePageSize(20),
        message: SIZE_FAILED,
      },
      {operation: 'page', action: (harness: TableHarness) => harness.press('Page 2'), message: PAGE_FAILED},
      {operation: 'sort', action: (harness: TableHarness) => harness.press('Age'), message: SORT_FAILED},
    ] as const) {
      it(`shows "${message}" and keeps the last loaded page when ${operation} fails`, async () => {
        const {harness, server, table} = await setUpLoaded();
        const errors = recordErrors(table);
        await action(harness);
        await server.last.refuse();
        expect(harness.alert).to.equal(message);
        expect(harness.info).to.equal('1 - 10 out of 42 entries');
        expect(harness.currentPage).to.equal('1');
        expect(harness.select.value).to.equal('10');
        expect(harness.sorted).to.deep.equal({});
        expect(errors.map(error => [error.operation, error.message])).to.deep.equal([[operation, message]]);
      });
    }

    it(`shows "${LOAD_FAILED}" when the first load fails`, async () => {
      const {harness, server} = await setUp();
      await server.last.refuse();
      expect(harness.alert).to.equal(LOAD_FAILED);
    });

    it('keeps its own page size when the first load fails', async () => {
      const {harness, server} = await setUp({pageSize: 6});
      await server.last.refuse();
      expect(harness.select.value).to.equal('6');
    });

    for (const [fault, reply, cause] of [
      [
        'a status of 500',
        ['down', {status: 500, statusText: 'Internal Server Error'}],
        'Internal Server Error',
      ],
      ['a body that is not JSON', ['<html>'], 'not JSON'],
      ['a body without data', [{total: 1}], 'data'],
      ['a body without total', [{data: []}], 'total'],
      ['a body that is not an object', [[1, 2]], 'object'],
    ] as [string, [unknown, ResponseInit?], string][]) {
      it(`fails with a cause for ${fault}`, async () => {
        const {harness, server, table} = await setUp();
        const errors = recordErrors(table);
        await server.last.answer(...reply);
        expect(harness.alert).to.equal(LOAD_FAILED);
        expect((errors[0]!.cause as Error).message).to.contain(cause);
      });
    }

    it('reports the status of an unsuccessful response', async () => {
      const {server, table} = await setUp();
      const errors = recordErrors(table);
      await server.last.answer('', {status: 401});
      expect((errors[0]!.cause as ResponseError).status).to.equal(401);
    });

    it('fails when readPage does not return a page', async () => {
      const {server, table} = await setUp({readPage: () => ({rows: null, total: 1}) as never});
      const errors = recordErrors(table);
      await server.last.answerPage();
      expect((errors[0]!.cause as Error).message).to.contain('readPage must give {rows, total}');
    });

    it('fails when readPage throws', async () => {
      const readPage = () => {
        throw new Error('no such field');
      };
      const {server, table} = await setUp({readPage});
      const errors = recordErrors(table);
      await server.last.answerPage();
      expect((errors[0]!.cause as Error).message).to.equal('no such field');
    });

    it('fails after the timeout, even if fetch ignores its signal', async () => {
      const {harness, server, table} = await setUp({timeout: 20});
      const errors = recordErrors(table);
      await until(() => harness.alert !== '');
      expect(harness.alert).to.equal(LOAD_FAILED);
      expect((errors[0]!.cause as DOMException).name).to.equal('TimeoutError');
      expect(server.last.signal.aborted).to.equal(true);
    });

    it('ignores a response after the timeout', async () => {
      const {harness, server} = await setUp({timeout: 20});
      await until(() => harness.alert !== '');
      await server.last.answerPage();
      expect(harness.alert).to.equal(LOAD_FAILED);
    });

    it('waits forever with a timeout of Infinity', async () => {
      const {harness} = await setUp({timeout: Infinity});
      await new Promise(resolve => setTimeout(resolve, 30));
      expect(harness.alert).to.equal('');
    });

    it('is cleared by the next success', async () => {
      const {harness, server} = await setUpLoaded();
      await harness.press('Page 2');
      await server.last.refuse();
      await harness.press('Age');
      expect(harness.alert).to.equal(PAGE_FAILED);
      await server.last.answerPage();
      expect(harness.alert).to.equal('');
    });

    it('is retried with one press and the same query', async () => {
      const {harness, server, table} = await setUpLoaded();
      const seen = recordEvents(table, 'lc-page-change');
      await harness.press('Page 3');
      await server.last.refuse();
      await harness.press('Try again');
      expect(query(server).$skip).to.equal('20');
      await server.last.answerPage();
      expect(harness.info).to.equal('21 - 30 out of 42 entries');
      expect(harness.alert).to.equal('');
      expect(seen).to.deep.equal(['lc-page-change']);
    });

    it('sends one request when retry is pressed twice', async () => {
      const {harness, server} = await setUp();
      await server.last.refuse();
      await harness.press('Try again');
      await harness.press('Try again');
      expect(server.requests).to.have.length(2);
    });

    it('clears the failure when the endpoint changes', async () => {
      const {harness, server, table} = await setUp();
      await server.last.refuse();
      table.endpoint = '/others';
      await table.updateComplete;
      expect(harness.alert).to.equal('');
    });

    it('shows an error and warns if the endpoint is not a URL', async () => {
      let seen: SetUp;
      const warnings = await recordWarnings(async () => {
        seen = await setUp({endpoint: 'http://['});
        await until(() => seen.harness.alert !== '');
      });
      expect(seen!.harness.alert).to.equal(LOAD_FAILED);
      expect(warnings[0]).to.contain('<lc-server-table>: endpoint must be the address');
    });

    it('warns about an invalid timeout and uses 3000', async () => {
      const warnings = await recordWarnings(() => setUp({timeout: -5}));
      expect(warnings).to.deep.equal([
        '<lc-server-table>: timeout must be a positive number of milliseconds; 3000 is used.',
      ]);
    });
  });

  describe('events', () => {
    it('sends lc-load with rows, total and query after each success', async () => {
      const {server, table} = await setUp({pageSize: 5});
      const loads: TableLoadDetail[] = [];
      table.addEventListener('lc-load', ({detail}) => loads.push(detail));
      await server.last.answer({data: [{name: 'Ada'}], total: 1});
      expect(loads).to.deep.equal([
        {rows: [{name: 'Ada'}], total: 1, query: {page: 1, pageSize: 5, sort: null, search: ''}},
      ]);
    });

    it('sends the change events only after success', async () => {
      const {harness, server, table} = await setUpLoaded();
      const seen = recordEvents(table, 'lc-page-change', 'lc-sort-change', 'lc-load', 'lc-error');
      await harness.press('Page 2');
      expect(seen).to.deep.equal([]);
      await server.last.refuse();
      await harness.press('Age');
      await server.last.answerPage();
      expect(seen).to.deep.equal(['lc-error', 'lc-load', 'lc-sort-change']);
    });

    it('sends both events of two actions with one response', async () => {
      const {harness, server, table} = await setUpLoaded();
      const seen = recordEvents(table, 'lc-page-change', 'lc-sort-change');
      await harness.press('Age');
      await harness.press('Page 2');
      await server.last.answerPage();
      expect(seen).to.deep.equal(['lc-sort-change', 'lc-page-change']);
    });
  });

  describe('keyboard', () => {
    it('keeps the focus in the table when the retry button is removed', async () => {
      const {harness, server} = await setUp();
      await server.last.refuse();
      harness.button('Try again').focus();
      await press('Enter');
      await until(() => server.requests.length === 2);
      await server.last.answerPage();
      expectFocus(harness.part('scroller'));
    });
  });
});
