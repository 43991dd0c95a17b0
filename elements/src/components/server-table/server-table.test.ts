import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {
  columns,
  requestedQuery as query,
  setUpServerTable as setUp,
  setUpLoadedServerTable as setUpLoaded,
} from '../../testing/server-table-fixture.js';
import {until} from '../../testing/until.js';
import type {LcServerTable, TableLoadDetail} from './server-table.define.js';
import './server-table.define.js';

const LOAD_FAILED = "Oops something went wrong and we couldn't get the table data. Please try again!!!";

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

    it('aligns the outlines of numbers like the numbers', async () => {
      const {table} = await setUp({columns: [{field: 'name'}, {field: 'age', filter: 'number'}] as never});
      const ends = [...table.shadowRoot!.querySelector('.outline-row')!.children].map(cell => {
        const {right} = cell.firstElementChild!.getBoundingClientRect();
        return Math.round(
          cell.getBoundingClientRect().right - right - parseFloat(getComputedStyle(cell).paddingRight),
        );
      });
      expect(ends[0]).to.be.greaterThan(20);
      expect(ends[1]).to.equal(0);
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
        '<lc-server-table>: endpoint is missing; set it to the address of the rows, such as endpoint="/api/people".',
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
