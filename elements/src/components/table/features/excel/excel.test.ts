import {expect} from '@open-wc/testing';
import type {TableColumn} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {pressDownload, recordDownloads} from '../../../../testing/export-harness.js';
import {press} from '../../../../testing/keyboard.js';
import {expectFocus} from '../../../../testing/same-element.js';
import type {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import {readZipDirectory} from '../../../../core/table/workbook/zip-directory.js';
import {inflated} from '../../../import/excel/inflate.js';
import {DEFAULT_LIMITS, readWorkbook} from '../../../import/excel/read-workbook.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import {tableToExcel} from './excel.define.js';
import '../columns/columns.define.js';
import '../export/export.define.js';
import '../selection/selection.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name', render: () => 'shown'},
  {label: 'Age', field: 'age'},
  {label: 'Born', field: 'born', type: 'date'},
  {label: 'Buttons', field: ''},
];

const rows = Array.from({length: 12}, (_, index) => ({
  id: index + 1,
  name: `P${index + 1}`,
  age: index % 3,
  born: '2026-05-12',
}));

const setUp = (properties: Partial<LcDataTable> = {}): Promise<TableHarness & {table: LcDataTable}> =>
  setUpDataTable({columns, rows, pageSize: 3, ...properties});

/** Returns the sheet of a file. */
const sheetIn = async (file: Blob) => (await readWorkbook(file, DEFAULT_LIMITS))[0]!;

/** Returns the names in a file, below its header. */
const namesIn = async (file: Blob) => (await sheetIn(file)).rows.slice(1).map(([name]) => name);

/** Returns the parts of a file by their path in lower case. */
async function partsOf(file: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = new Map<string, string>();
  for (const [path, {data}] of readZipDirectory(bytes, name => new TextDecoder().decode(name))) {
    const pieces: BlobPart[] = [];
    for await (const piece of inflated(data)) pieces.push(piece as BlobPart);
    parts.set(path, await new Blob(pieces).text());
  }
  return parts;
}

const codeOf = async (file: Blob, path: string) => (await partsOf(file)).get(path)!;

const SHEET = 'xl/worksheets/sheet1.xml';

describe('lc-data-table excel', () => {
  describe('tableToExcel', () => {
    it('writes all rows that match, sorted, with the values of the columns that have a field', async () => {
      const {table} = await setUp({search: 'p', sort: {field: 'age', direction: 'desc'}});
      const {name, rows: cells} = await sheetIn(await tableToExcel(table));
      expect(name).to.equal('People');
      expect(cells.slice(0, 2)).to.deep.equal([
        ['Name', 'Age', 'Born'],
        ['P3', '2', '2026-05-12'],
      ]);
      expect(cells).to.have.length(13);
    });

    it('writes the columns that are visible, in their order', async () => {
      const {table} = await setUp({columnState: {order: ['age', 'name'], hidden: ['born']}});
      expect((await sheetIn(await tableToExcel(table))).rows[0]).to.deep.equal(['Age', 'Name']);
    });

    it('writes the visible page, or the selected rows of all pages', async () => {
      const {table} = await setUp({page: 2, selection: 'multiple', selected: [11, 2, 99]});
      expect(await namesIn(await tableToExcel(table, {scope: 'page'}))).to.deep.equal(['P4', 'P5', 'P6']);
      expect(await namesIn(await tableToExcel(table, {scope: 'selected'}))).to.deep.equal(['P2', 'P11']);
    });

    it('has the name of the sheet, the formats, and the values of its options', async () => {
      const {table} = await setUp();
      const file = await tableToExcel(table, {
        sheetName: 'Ages',
        formats: {age: {style: 'unit', unit: 'year', unitDisplay: 'long', maximumFractionDigits: 0}},
        value: (value, {field}) => (field === 'name' ? `Person ${String(value)}` : undefined),
      });
      expect((await sheetIn(file)).name).to.equal('Ages');
      expect((await namesIn(file))[0]).to.equal('Person P1');
      expect(await codeOf(file, 'xl/styles.xml')).to.contain('formatCode="#,##0&quot; year');
    });

    it('has the format of a column that users edit', async () => {
      const format = {style: 'currency', currency: 'EUR'} as const;
      const {table} = await setUp({
        columns: [{label: 'Age', field: 'age', edit: {type: 'number', format}}],
      });
      expect(await codeOf(await tableToExcel(table), 'xl/styles.xml')).to.contain('€');
    });

    it('ignores what is invalid in its options, with a warning about a format', async () => {
      const {table} = await setUp();
      const options = {sheetName: 7, value: 'x', formats: {age: {style: 'currency'}}} as never;
      const files: Blob[] = [];
      const warnings = await recordWarnings(async () => void files.push(await tableToExcel(table, options)));
      expect(warnings.join()).to.contain('the format of "age" is invalid');
      expect((await sheetIn(files[0]!)).rows[1]).to.deep.equal(['P1', '0', '2026-05-12']);
    });

    it('has the language and the direction of the table', async () => {
      const {table} = await setUp();
      table.lang = 'de';
      table.dir = 'rtl';
      const file = await tableToExcel(table);
      expect(await codeOf(file, SHEET)).to.contain('rightToLeft="1"');
      expect(await codeOf(file, 'xl/styles.xml')).to.contain('dd\\.mm\\.yyyy');
    });

    it('is XML in all its parts, whatever the rows and the label have', async () => {
      const name = '<&>"\'\0\x0B\x7F\uFFFE\uD800 ]]> _x0041_';
      const {table} = await setUp({label: name, rows: [{name, age: `${name}\n`}]});
      const parts = await partsOf(await tableToExcel(table, {sheetName: name}));
      const types = parts.get('[content_types].xml')!.toLowerCase();
      for (const [path, code] of parts) {
        const {documentElement} = new DOMParser().parseFromString(code, 'application/xml');
        expect(documentElement.querySelector('parsererror'), path).to.equal(null);
        const isTyped = path.endsWith('.rels') || path === '[content_types].xml';
        if (!isTyped) expect(types).to.contain(`partname="/${path}"`);
      }
      expect(parts.size).to.equal(7);
    });

    it('is an Excel file by its type', async () => {
      const {table} = await setUp();
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      expect((await tableToExcel(table)).type).to.equal(type);
    });

    it('does not block the page, and ends when its signal is aborted', async () => {
      const many = Array.from({length: 30_000}, (_, id) => ({id, name: `Person ${id}`, age: id}));
      const {table} = await setUp({rows: many, searchHidden: true});
      const abort = new AbortController();
      const file = tableToExcel(table, {signal: abort.signal});
      setTimeout(() => abort.abort(new Error('enough')));
      expect(await file.catch((error: Error) => error.message)).to.equal('enough');
    });

    it('rejects an unknown scope, and what is not a table', async () => {
      const {table} = await setUp();
      const fails = (file: Promise<Blob>) => file.catch((error: Error) => error.message);
      expect(await fails(tableToExcel(table, {scope: 'all' as never}))).to.contain('scope must be');
      expect(await fails(tableToExcel(document.body as never))).to.contain('needs a table');
    });
  });

  describe('download', () => {
    const announced = ({announcement}: TableHarness, text: string) => announcement.includes(text);

    it('saves an Excel file if its name says so', async () => {
      const files = await recordDownloads(async () => {
        const harness = await setUp({download: 'ages.xlsx', search: 'p1', excelOptions: {sheetName: 'Ages'}});
        await pressDownload(harness, 'Excel');
        await until(() => announced(harness, '4 entries downloaded'), 'the file is saved');
      });
      expect(files.map(({name}) => name)).to.deep.equal(['ages.xlsx']);
      expect(await namesIn(files[0]!.blob)).to.deep.equal(['P1', 'P10', 'P11', 'P12']);
      expect((await sheetIn(files[0]!.blob)).name).to.equal('Ages');
    });

    it('saves CSV if its name says so', async () => {
      const {table, part} = await setUp({download: 'ages.CSV'}).then(harness => ({
        table: harness.table,
        part: harness.part('download-button'),
      }));
      expect(table.isConnected && part!.textContent.trim()).to.equal('Download CSV');
    });

    it('says that a text is too long, and saves nothing', async () => {
      const files = await recordDownloads(async () => {
        const harness = await setUp({download: 'a.xlsx', rows: [{name: 'x'.repeat(32_768)}]});
        const warnings = await recordWarnings(async () => {
          await pressDownload(harness, 'Excel');
          await until(() => announced(harness, 'longer than the 32,767 characters'), 'it has failed');
        });
        expect(warnings.join()).to.contain('could not be downloaded');
      });
      expect(files).to.deep.equal([]);
    });
  });

  describe('menu', () => {
    const open = async (download = 'people') => {
      const harness = await setUp({download, search: 'p12'});
      const button = harness.part('download-button')!;
      button.focus();
      await press('Enter');
      const menu = () => harness.part('download-menu');
      await until(() => menu()?.matches(':popover-open') === true, 'the menu is open');
      return {
        harness,
        button,
        menu,
        items: () => [...menu()!.querySelectorAll<HTMLElement>('[role=menuitem]')],
      };
    };

    it('has the formats', async () => {
      const {button, menu, items} = await open();
      expect(items().map(item => item.textContent.trim())).to.deep.equal(['CSV', 'Excel']);
      expect([button.textContent.trim(), menu()!.ariaLabel]).to.deep.equal(['Download', 'Download']);
      expect([button.getAttribute('aria-haspopup'), button.ariaExpanded]).to.deep.equal(['menu', 'true']);
      expectFocus(items()[0]!);
    });

    it('is accessible, in light and dark', async () => {
      await expectAccessible((await open()).harness.table);
    });

    for (const [key, name] of [
      ['Home', 'people.csv'],
      ['End', 'people.xlsx'],
    ] as const)
      it(`saves ${name}, and returns the focus`, async () => {
        const files = await recordDownloads(async () => {
          const {harness, button, menu} = await open();
          await press(key);
          await press('Enter');
          expectFocus(button);
          expect([menu()!.matches(':popover-open'), button.ariaExpanded]).to.deep.equal([false, 'false']);
          await until(() => announced(harness, '1 entry downloaded'), 'the file is saved');
        });
        expect(files.map(file => file.name)).to.deep.equal([name]);
      });

    const announced = ({announcement}: TableHarness, text: string) => announcement === text;

    it('closes with Escape, and with another click on its button', async () => {
      const {harness, button, menu} = await open();
      await press('Escape');
      expect(menu()!.matches(':popover-open')).to.equal(false);
      expectFocus(button);
      button.click();
      expect(menu()!.matches(':popover-open')).to.equal(true);
      button.click();
      await harness.table.updateComplete;
      expect([menu()!.matches(':popover-open'), button.ariaExpanded]).to.deep.equal([false, 'false']);
    });

    it('opens with the arrow keys', async () => {
      const {button, items} = await open();
      await press('Escape');
      expectFocus(button);
      await press('ArrowUp');
      expectFocus(items()[1]!);
    });

    it('closes if the table has only one format', async () => {
      const {harness, menu} = await open();
      harness.table.download = 'people.csv';
      await harness.table.updateComplete;
      await until(() => !menu()!.matches(':popover-open'), 'the menu is closed');
    });
  });
});
