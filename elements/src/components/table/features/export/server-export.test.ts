import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../../testing/events.js';
import {pressDownload, recordDownloads} from '../../../../testing/export-harness.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import {tableToCsv} from './export.define.js';
import '../selection/selection.define.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns = [{label: 'Name', field: 'name'}];

/** A table with the first page of 250 rows loaded, whose names are their keys. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch, rowKey: 'name'};
  Object.assign(table, given, {pageSize: 5}, properties);
  await fixture(html`${table}`);
  await server.last.answerPage(250);
  return {harness: new TableHarness(table), table, server};
}

/** Answers requests until something has ended, and returns their `$skip` and `$limit`. */
async function answerAll(server: FakeServer, ended: Promise<unknown>, total = 250): Promise<string[]> {
  const pages: string[] = [];
  let isOver = false;
  ended.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  let answered = server.requests.length;
  while (!isOver) {
    await until(() => isOver || server.requests.length > answered, 'a request');
    if (isOver) break;
    answered = server.requests.length;
    const {searchParams} = server.last.url;
    pages.push(`${searchParams.get('$skip')}+${searchParams.get('$limit')}`);
    await server.last.answerPage(total);
  }
  return pages;
}

const messageOf = (csv: Promise<unknown>) => csv.then(String, (error: Error) => error.message);

describe('lc-server-table export', () => {
  it('reads page after page with the largest page size, and leaves the table as it is', async () => {
    const {harness, table, server} = await setUp();
    const progress: string[] = [];
    const csv = tableToCsv(table, {onProgress: (count, total) => progress.push(`${count}/${total}`)});
    expect(await answerAll(server, csv)).to.deep.equal(['0+100', '100+100', '200+100']);
    expect(progress).to.deep.equal(['100/250', '200/250', '250/250']);
    expect((await csv).split('\r\n')).to.have.length(252);
    expect(harness.rows).to.have.length(5);
    expect(harness.info).to.equal('1 - 5 out of 250 entries');
  });

  it('writes the visible page without a request', async () => {
    const {table, server} = await setUp();
    expect(await tableToCsv(table, {scope: 'page'})).to.contain('Row 5\r\n');
    expect(server.requests).to.have.length(1);
  });

  it('sends the search, filters, and sort of the table', async () => {
    const {table, server} = await setUp();
    table.query = {search: 'x', sort: {field: 'name', direction: 'asc'}};
    await table.updateComplete;
    await server.last.answerPage(3);
    const csv = tableToCsv(table);
    await answerAll(server, csv, 3);
    const {searchParams} = server.last.url;
    expect([searchParams.get('$search'), searchParams.get('$sort[name]')]).to.deep.equal(['x', '1']);
  });

  it('continues with the size of a server with a lower limit', async () => {
    const {table, server} = await setUp();
    let pages = 0;
    const csv = recordWarnings(() => tableToCsv(table, {scope: 'matching'}));
    for (const [count, skip] of [
      [40, 0],
      [30, 40],
    ] as const) {
      await until(() => server.requests.length > 1 + pages, 'a request');
      pages++;
      expect(server.last.url.searchParams.get('$skip')).to.equal(`${skip}`);
      const data = Array.from({length: count}, (_, index) => ({name: `${skip + index}`}));
      await server.last.answer({data, total: 70, limit: 40});
    }
    expect(await csv).to.have.length(1);
  });

  it('fails if a page does not load', async () => {
    const {table, server} = await setUp();
    const failure = messageOf(tableToCsv(table));
    await until(() => server.requests.length === 2, 'a request');
    await server.last.answerPage(250);
    await until(() => server.requests.length === 3, 'the next request');
    await server.last.answer('', {status: 500});
    expect(await failure).to.contain('500');
  });

  it('fails if the server sends too few rows', async () => {
    const {table, server} = await setUp();
    await recordWarnings(async () => {
      const failure = messageOf(tableToCsv(table));
      await until(() => server.requests.length === 2, 'a request');
      await server.last.answer({data: [{name: 'a'}], total: 250});
      expect(await failure).to.contain('fewer rows');
    });
  });

  it('fails after the first page if there are too many rows', async () => {
    const {table, server} = await setUp();
    const csv = tableToCsv(table, {maxRows: 120});
    expect(await answerAll(server, csv)).to.deep.equal(['0+100']);
    expect(await messageOf(csv)).to.contain('more than 120 rows');
  });

  it('ends with its signal, and aborts the request', async () => {
    const {table, server} = await setUp();
    const abort = new AbortController();
    const failure = messageOf(tableToCsv(table, {signal: abort.signal}));
    await until(() => server.requests.length === 2, 'a request');
    abort.abort(new Error('enough'));
    expect(server.last.signal.aborted).to.equal(true);
    expect(await failure).to.equal('enough');
  });

  it('reads pages with cursors, and the table keeps its own', async () => {
    const {table, server} = await setUp({
      readPage: body => {
        const {data, next} = body as {data: {name: string}[]; next: string | null};
        return {rows: data, nextCursor: next};
      },
      writeQuery: ({cursor, pageSize}) => ({
        params: [
          ['at', `${cursor ?? ''}`],
          ['$limit', `${pageSize}`],
        ],
      }),
      endpoint: '/cursors',
    });
    table.reload();
    await table.updateComplete;
    await server.last.answer({data: [{name: 'a'}], next: 'own-2'});
    const csv = tableToCsv(table);
    await until(() => server.last.url.searchParams.get('$limit') === '100', 'a request');
    await server.last.answer({data: [{name: 'a'}, {name: 'b'}], next: 'all-2'});
    await until(() => server.last.url.searchParams.get('at') === 'all-2', 'the next request');
    await server.last.answer({data: [{name: 'c'}], next: null});
    expect(await csv).to.equal('Name\r\na\r\nb\r\nc\r\n');
    table.page = 2;
    await table.updateComplete;
    expect(server.last.url.searchParams.get('at')).to.equal('own-2');
  });

  describe('of selected rows', () => {
    it('needs no request if all are on the visible page', async () => {
      const {table, server} = await setUp({selection: 'multiple', selected: ['Row 2', 'Row 4']});
      expect(await tableToCsv(table, {scope: 'selected'})).to.equal('Name\r\nRow 2\r\nRow 4\r\n');
      expect(server.requests).to.have.length(1);
    });

    it('looks for the others on all pages until they are found', async () => {
      const {table, server} = await setUp({selection: 'multiple', selected: ['Row 2', 'Row 120']});
      const csv = tableToCsv(table, {scope: 'selected'});
      expect(await answerAll(server, csv)).to.deep.equal(['0+100', '100+100']);
      expect(await csv).to.equal('Name\r\nRow 2\r\nRow 120\r\n');
    });

    it('reads all rows of a query but the exceptions', async () => {
      const {table, server} = await setUp({
        selection: 'multiple',
        selected: {mode: 'all', query: {search: 'x'}, except: ['Row 1']},
      });
      const csv = tableToCsv(table, {scope: 'selected'});
      await answerAll(server, csv, 3);
      expect(server.last.url.searchParams.get('$search')).to.equal('x');
      expect(await csv).to.equal('Name\r\nRow 2\r\nRow 3\r\n');
    });
  });

  describe('download', () => {
    it('says how many rows have loaded, and does not start twice', async () => {
      const {harness, server} = await setUp({download: ''});
      const files = await recordDownloads(async () => {
        await pressDownload(harness, 'CSV');
        await pressDownload(harness, 'CSV');
        await until(() => server.requests.length === 2, 'a request');
        await server.last.answerPage(250);
        await until(() => harness.part('download')!.textContent.includes('100 of 250'), 'the progress');
        expect(harness.part('download-button')!.ariaDisabled).to.equal('true');
        await server.last.answerPage(250);
        await until(() => server.requests.length === 4, 'the last request');
        await server.last.answerPage(250);
        await until(() => harness.announcement === '250 entries downloaded', 'the file is saved');
      });
      expect(files.map(({name}) => name)).to.deep.equal(['People.csv']);
      expect(harness.part('download-button')!.ariaDisabled).to.equal(null);
    });

    it('says that it failed, and can be tried again', async () => {
      const {harness, server} = await setUp({download: ''});
      await recordWarnings(async () => {
        await pressDownload(harness, 'CSV');
        await until(() => server.requests.length === 2, 'a request');
        await server.last.refuse();
        await until(() => harness.announcement === 'The download failed. Please try again.', 'it has failed');
      });
      expect(harness.part('download')!.textContent).to.contain('The download failed.');
      await pressDownload(harness, 'CSV');
      await until(() => server.requests.length === 3, 'another request');
      expect(harness.part('download')!.textContent).not.to.contain('failed');
    });

    it('ends when the table is removed', async () => {
      const {harness, table, server} = await setUp({download: ''});
      await pressDownload(harness, 'CSV');
      await until(() => server.requests.length === 2, 'a request');
      table.remove();
      expect(server.last.signal.aborted).to.equal(true);
    });
  });
});
