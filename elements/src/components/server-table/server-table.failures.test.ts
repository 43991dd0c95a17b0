import {expect} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {
  recordErrors,
  requestedQuery as query,
  setUpServerTable as setUp,
  setUpLoadedServerTable as setUpLoaded,
  type ServerTableSetUp as SetUp,
} from '../../testing/server-table-fixture.js';
import type {TableHarness} from '../../testing/table-harness.js';
import {until} from '../../testing/until.js';
import type {ResponseError} from './server-table.define.js';
import './server-table.define.js';

const LOAD_FAILED = "Oops something went wrong and we couldn't get the table data. Please try again!!!";
const SIZE_FAILED = "Oops something went wrong and we couldn't change the page size. Please try again!!!";
const PAGE_FAILED = "Oops something went wrong and we couldn't change the page. Please try again!!!";
const SORT_FAILED = "Oops something went wrong and we couldn't sort the table. Please try again!!!";

describe('lc-server-table faults', () => {
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

    for (const [title, body, reason] of [
      [
        'the message of a JSON body',
        {name: 'BadRequest', message: '$contains is not known.'},
        '$contains is not known.',
      ],
      ['the detail of a JSON body', {title: 'Bad', detail: 'No such field.'}, 'No such field.'],
      ['the error of a JSON body', {error: 'No such field.'}, 'No such field.'],
      ['the message of an error in a JSON body', {error: {message: 'No such field.'}}, 'No such field.'],
      ['a plain text', 'No such field.', 'No such field.'],
      ['no reason in a page of HTML', '<html>Bad</html>', ''],
      ['no reason in JSON without one', {message: 5}, ''],
      ['no reason in an empty body', '', ''],
    ] as [string, unknown, string][]) {
      it(`reports ${title}`, async () => {
        const {server, table} = await setUp();
        const errors = recordErrors(table);
        await recordWarnings(() => server.last.answer(body, {status: 400}));
        expect((errors[0]!.cause as ResponseError).reason).to.equal(reason);
      });
    }

    it('warns with the reason of a server that refuses a request', async () => {
      const {server} = await setUp();
      const warnings = await recordWarnings(() =>
        server.last.answer({message: 'Invalid query parameter $contains'}, {status: 400}),
      );
      expect(warnings).to.deep.equal([
        '<lc-server-table>: the server answered 400: Invalid query parameter $contains',
      ]);
    });

    it('does not warn about a server that is out of order', async () => {
      const {server} = await setUp();
      const warnings = await recordWarnings(() => server.last.answer({message: 'Down'}, {status: 503}));
      expect(warnings).to.deep.equal([]);
    });

    it('fails when readPage does not return a page', async () => {
      const {server, table} = await setUp({readPage: () => ({rows: null, total: 1}) as never});
      const errors = recordErrors(table);
      await server.last.answerPage();
      expect((errors[0]!.cause as Error).message).to.contain('readPage must return {rows, total}');
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
});
