import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../../testing/events.js';
import {pressDownload, recordDownloads} from '../../../../testing/export-harness.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import {DEFAULT_LIMITS, readWorkbook} from '../../../import/excel/read-workbook.js';
import '../../../server-table/server-table.define.js';
import './excel.define.js';

/** A table with the first page of 250 rows loaded. The app has no other format. */
async function setUp() {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const columns = [{label: 'Name', field: 'name'}];
  Object.assign(table, {label: 'People', columns, endpoint: '/people', fetch: server.fetch, pageSize: 5});
  table.download = '';
  await fixture(html`${table}`);
  await server.last.answerPage(250);
  return {harness: new TableHarness(table), table, server};
}

describe('lc-server-table excel', () => {
  it('reads page after page, and says how many rows have loaded', async () => {
    const {harness, server} = await setUp();
    const files = await recordDownloads(async () => {
      await pressDownload(harness, 'Excel');
      await until(() => server.requests.length === 2, 'a request');
      await server.last.answerPage(250);
      await until(() => harness.part('download')!.textContent.includes('100 of 250'), 'the progress');
      expect(harness.part('download-button')!.ariaDisabled).to.equal('true');
      await server.last.answerPage(250);
      await until(() => server.requests.length === 4, 'the last request');
      await server.last.answerPage(250);
      await until(() => harness.announcement === '250 entries downloaded', 'the file is saved');
    });
    const [sheet] = await readWorkbook(files[0]!.blob, DEFAULT_LIMITS);
    expect([files[0]!.name, sheet!.rows.length, sheet!.rows[250]]).to.deep.equal([
      'People.xlsx',
      251,
      ['Row 250'],
    ]);
    expect(harness.part('download-button')!.ariaDisabled).to.equal(null);
  });

  it('says that a page has failed, and can be tried again', async () => {
    const {harness, server} = await setUp();
    await recordWarnings(async () => {
      await pressDownload(harness, 'Excel');
      await until(() => server.requests.length === 2, 'a request');
      await server.last.refuse();
      await until(() => harness.announcement === 'The download failed. Please try again.', 'it has failed');
    });
    await pressDownload(harness, 'Excel');
    await until(() => server.requests.length === 3, 'another request');
    expect(harness.part('download')!.textContent).not.to.contain('failed');
  });

  it('refuses ten million rows after the first page', async () => {
    const {harness, server} = await setUp();
    const files = await recordDownloads(() =>
      recordWarnings(async () => {
        await pressDownload(harness, 'Excel');
        await until(() => server.requests.length === 2, 'a request');
        await server.last.answerPage(10_000_000);
        const sentence = 'At most 100,000 entries can be downloaded. Please narrow the search.';
        await until(() => harness.announcement === sentence, 'it is refused');
      }),
    );
    expect([files.length, server.requests.length]).to.deep.equal([0, 2]);
  });

  it('ends when the table is removed', async () => {
    const {harness, table, server} = await setUp();
    await pressDownload(harness, 'Excel');
    await until(() => server.requests.length === 2, 'a request');
    table.remove();
    expect(server.last.signal.aborted).to.equal(true);
  });
});
