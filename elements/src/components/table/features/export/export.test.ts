import {expect} from '@open-wc/testing';
import {parse} from 'csv-parse/browser/esm/sync';
import type {CsvOptions, TableColumn} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {pressDownload, recordCopies, recordDownloads} from '../../../../testing/export-harness.js';
import {press} from '../../../../testing/keyboard.js';
import type {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import {tableToCsv} from './export.define.js';
import '../filters/filters.define.js';
import '../selection/selection.define.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
  {label: 'Buttons', field: ''},
];

const rows = Array.from({length: 12}, (_, index) => ({id: index + 1, name: `P${index + 1}`, age: index % 3}));

const setUp = (properties: Partial<LcDataTable> = {}): Promise<TableHarness & {table: LcDataTable}> =>
  setUpDataTable({columns, rows, pageSize: 3, ...properties});

/** The names in a CSV with a header. */
function namesIn(csv: string): (string | undefined)[] {
  const lines: string[][] = parse(csv, {bom: true});
  return lines.slice(1).map(([name]) => name);
}

describe('lc-data-table export', () => {
  describe('tableToCsv', () => {
    it('writes all rows that match, sorted, with the columns that have a field', async () => {
      const {table} = await setUp({search: 'p', sort: {field: 'age', direction: 'desc'}});
      table.query = {filters: {age: {type: 'number', from: 1}}};
      const csv = await tableToCsv(table);
      expect(parse(csv)).to.deep.equal([
        ['Name', 'Age'],
        ...['P3', 'P6', 'P9', 'P12'].map(name => [name, '2']),
        ...['P2', 'P5', 'P8', 'P11'].map(name => [name, '1']),
      ]);
    });

    it('writes the visible page', async () => {
      const {table} = await setUp({page: 2});
      expect(namesIn(await tableToCsv(table, {scope: 'page'}))).to.deep.equal(['P4', 'P5', 'P6']);
    });

    it('writes the selected rows of all pages', async () => {
      const {table} = await setUp({selection: 'multiple', selected: [11, 2, 99]});
      expect(namesIn(await tableToCsv(table, {scope: 'selected'}))).to.deep.equal(['P2', 'P11']);
    });

    it('writes a selection of all rows of a query, and others', async () => {
      const {table} = await setUp({
        selection: 'multiple',
        selected: {mode: 'all', query: {search: 'p1'}, except: [11], keys: [3]},
      });
      expect(namesIn(await tableToCsv(table, {scope: 'selected'}))).to.deep.equal(['P1', 'P10', 'P12', 'P3']);
    });

    it('writes only the header if nothing is selected', async () => {
      const {table} = await setUp({selection: 'multiple'});
      expect(await tableToCsv(table, {scope: 'selected'})).to.equal('Name,Age\r\n');
    });

    it('waits for what the app has set', async () => {
      const {table} = await setUp();
      table.search = 'p12';
      expect(namesIn(await tableToCsv(table))).to.deep.equal(['P12']);
    });

    it('defuses formulas, and quotes what is not plain', async () => {
      const texts = ['=cmd()', 'a "b"', 'a,b\r\nc'];
      const {table} = await setUp({rows: texts.map(name => ({name}))});
      const csv = await tableToCsv(table, {header: false, separator: ';'});
      expect(csv).to.equal('\'=cmd();\r\n"a ""b""";\r\n"a,b\r\nc";\r\n');
    });

    it('ends when its signal is aborted', async () => {
      const many = Array.from({length: 300_000}, (_, id) => ({id, name: `${id}`}));
      const {table} = await setUp({rows: many, searchHidden: true});
      const abort = new AbortController();
      const csv = tableToCsv(table, {signal: abort.signal});
      abort.abort(new Error('enough'));
      expect(await csv.catch((error: Error) => error.message)).to.equal('enough');
    });

    it('rejects an unknown scope, and what is not a table', async () => {
      const {table} = await setUp();
      const fails = (csv: Promise<string>) => csv.catch((error: Error) => error.message);
      expect(await fails(tableToCsv(table, {scope: 'all' as never}))).to.contain('scope must be');
      expect(await fails(tableToCsv(document.body as never))).to.contain('needs a table');
    });
  });

  describe('download', () => {
    it('has no button by default', async () => {
      expect((await setUp()).part('download-button')).to.equal(null);
    });

    it('is accessible, in light and dark', async () => {
      await expectAccessible((await setUp({download: 'people.csv'})).table);
    });

    for (const [download, name] of [
      ['people.csv', 'people.csv'],
      ['all people', 'all people.csv'],
      ['', 'People.csv'],
    ] as const) {
      it(`saves all rows that match, download="${download}"`, async () => {
        const downloads = await recordDownloads(async () => {
          const harness = await setUp({download, search: 'p1'});
          await pressDownload(harness, 'CSV');
          await until(() => harness.announcement === '4 entries downloaded', 'the file is saved');
        });
        expect(downloads.map(file => file.name)).to.deep.equal([name]);
        expect(downloads[0]!.text.startsWith('\uFEFFName,Age')).to.equal(true);
        expect(namesIn(downloads[0]!.text)).to.deep.equal(['P1', 'P10', 'P11', 'P12']);
      });
    }

    it('frees the file after a minute, and holds nothing but its address until then', async () => {
      const {setTimeout} = window;
      const timers: unknown[][] = [];
      const record = (...args: Parameters<typeof setTimeout>) => {
        if (args[1] === 60_000) timers.push(args);
        return setTimeout(...args);
      };
      await recordDownloads(async () => {
        const harness = await setUp({download: '', search: 'p1'});
        window.setTimeout = record as typeof setTimeout;
        await pressDownload(harness, 'CSV');
        await until(() => harness.announcement === '4 entries downloaded', 'the file is saved');
      }).finally(() => (window.setTimeout = setTimeout));
      const [[free, , url]] = timers as [[unknown, number, string]];
      expect([timers.length, free === URL.revokeObjectURL, url.startsWith('blob:')]).to.deep.equal([
        1,
        true,
        true,
      ]);
    });
  });

  describe('downloadOptions', () => {
    /** What the button saves. */
    async function download(downloadOptions: unknown): Promise<string> {
      const [file] = await recordDownloads(async () => {
        const harness = await setUp({
          download: '',
          downloadOptions: downloadOptions as CsvOptions,
          search: 'p12',
        });
        await pressDownload(harness, 'CSV');
        await until(() => harness.announcement !== '', 'the file is saved');
      });
      return file!.text;
    }

    it('set the separator, the labels, and the byte order mark', async () => {
      expect(await download({separator: ';', bom: false})).to.equal('Name;Age\r\nP12;2\r\n');
      expect(await download({header: false})).to.equal('\uFEFFP12,2\r\n');
    });

    it('format values', async () => {
      const text: CsvOptions['text'] = (age, {field}) => (field === 'age' ? `${age},00 €` : undefined);
      expect(await download({header: false, bom: false, text})).to.equal('P12,"2,00 €"\r\n');
    });

    it('are JSON as an attribute', async () => {
      const {table} = await setUp();
      table.setAttribute('download-options', '{"separator": ";"}');
      expect(table.downloadOptions).to.deep.equal({separator: ';'});
    });

    it('warn about another separator, and use a comma', async () => {
      let csv = '';
      const warnings = await recordWarnings(async () => (csv = await download({separator: '', bom: false})));
      expect(csv).to.equal('Name,Age\r\nP12,2\r\n');
      expect(warnings.join()).to.contain('separator of downloadOptions');
    });
  });

  describe('copies', () => {
    const selected = [2, 3];

    it('the selected rows as text and as a table', async () => {
      const copies = await recordCopies(async () => {
        const harness = await setUp({selection: 'multiple', selected});
        await harness.press('Copy');
        await until(() => harness.announcement === '2 entries copied', 'the rows are copied');
      });
      expect(copies).to.deep.equal([
        {
          'text/plain': 'Name\tAge\r\nP2\t1\r\nP3\t2\r\n',
          'text/html':
            '<table><thead><tr><th>Name</th><th>Age</th></tr></thead><tbody><tr><td>P2</td><td>1</td></tr><tr><td>P3</td><td>2</td></tr></tbody></table>',
        },
      ]);
    });

    it('them with Ctrl+C, if the focus is in the table', async () => {
      const copies = await recordCopies(async () => {
        const harness = await setUp({selection: 'multiple', selected});
        harness.table.shadowRoot!.querySelector<HTMLElement>('tbody .check')!.focus();
        await press('Control+c');
        await until(() => harness.announcement === '2 entries copied', 'the rows are copied');
      });
      expect(copies).to.have.length(1);
    });

    it('nothing with Ctrl+C in a text field, with selected text, or without selected rows', async () => {
      const copies = await recordCopies(async () => {
        const harness = await setUp({selection: 'multiple', selected});
        harness.searchField.focus();
        await press('Control+c');
        const outside = document.createElement('p');
        outside.textContent = 'text';
        harness.table.parentElement!.append(outside);
        harness.part('scroller')!.focus();
        getSelection()!.selectAllChildren(outside);
        await press('Control+c');
        getSelection()!.removeAllRanges();
        harness.table.selected = [];
        await harness.table.updateComplete;
        harness.part('scroller')!.focus();
        await press('Control+c');
      });
      expect(copies).to.deep.equal([]);
    });

    it('say that they failed', async () => {
      const warnings = await recordWarnings(() =>
        recordCopies(async () => {
          const harness = await setUp({selection: 'multiple', selected});
          navigator.clipboard.write = () => Promise.reject(new Error('not allowed'));
          await harness.press('Copy');
          await until(() => harness.announcement === 'The entries could not be copied.', 'it has failed');
        }),
      );
      expect(warnings.join()).to.contain('could not be copied');
    });

    it('are said until the selection changes', async () => {
      await recordCopies(async () => {
        const harness = await setUp({selection: 'multiple', selected});
        await harness.press('Copy');
        const bar = harness.part('selection-bar')!;
        await until(() => bar.textContent.includes('2 entries copied'), 'the bar says it');
        harness.table.selected = [2];
        await harness.table.updateComplete;
        expect(bar.textContent).not.to.contain('copied');
      });
    });
  });
});
