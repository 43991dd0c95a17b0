/**
 * The Excel files that tables write, as other programs read them: the reader of the library, read-excel-file, and LibreOffice if it is
 * installed.
 */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import {DEFAULT_LIMITS, readWorkbook} from '../../../elements/src/components/import/excel/read-workbook.js';
import {writeWorkbook} from '../../../elements/src/components/table/features/excel/write-workbook.js';
import type {TableRow} from '../../../elements/src/core/table/index.js';
import type {Sheet} from '../../../elements/src/core/table/workbook/writer/sheet.js';
import {check} from './check.js';
import {texts} from './texts.js';

const {signal} = new AbortController();

const columns: Sheet['columns'] = [
  {label: 'Text', field: 'text', kind: 'text'},
  {label: 'Number', field: 'number', kind: 'number'},
  {label: 'Price', field: 'price', kind: 'number', format: {style: 'currency', currency: 'EUR'}},
  {label: 'Share', field: 'share', kind: 'number', format: {style: 'percent', maximumFractionDigits: 1}},
  {label: 'Day', field: 'day', kind: 'date'},
  {label: 'Time', field: 'time', kind: 'time'},
  {label: 'Done', field: 'done', kind: 'text'},
];

const row = {
  text: 'Ada',
  number: -1234.5,
  price: 9.5,
  share: 0.125,
  day: '2026-05-12',
  time: '14:30',
  done: true,
};

const DANGEROUS = ['=1+1', '@SUM(A1:A2)', '+1+1', '-1+1', '=HYPERLINK("http://example.com")', '\t=1'];

/** Rows with everything that a cell can have. */
const rows: TableRow[] = [
  row,
  {text: 'a "b", <c> & d\nsecond line', number: 0, price: -1_000_000, share: 1, done: false},
  {text: '_x0041_', number: NaN, day: new Date(2026, 4, 12, 14, 30), time: '25:00'},
  {text: ' outer ', number: 12_345_678_901_234_567n, day: '1899-12-31'},
  {text: '日本語 😀', number: '0012', day: new Date(NaN)},
  ...DANGEROUS.map(text => ({text})),
];

/** What the cells mean, whichever program reads them. */
const expected = [
  columns.map(({label}) => label),
  ['Ada', '-1234.5', '9.5', '0.125', '2026-05-12', '14:30', 'true'],
  ['a "b", <c> & d\nsecond line', '0', '-1000000', '1', '', '', 'false'],
  ['_x0041_', 'NaN', '', '', '2026-05-12T14:30', '25:00', ''],
  [' outer ', '12345678901234567', '', '', '1899-12-31', '', ''],
  ['日本語 😀', '0012', '', '', '', '', ''],
  ...DANGEROUS.map(text => [text, '', '', '', '', '', '']),
];

/** What a user sees in American English. */
const shown = [
  columns.map(({label}) => label),
  ['Ada', '-1234.5', '€9.50', '12.5%', '05/12/2026', '2:30 PM', 'TRUE'],
  ['a "b", <c> & d\nsecond line', '0', '-€1,000,000.00', '100.0%', '', '', 'FALSE'],
  ['_x0041_', 'NaN', '', '', '05/12/2026 2:30 PM', '25:00', ''],
  ...expected.slice(4),
];

const sheetOf = (more: Partial<Sheet> = {}): Sheet => ({title: 'Orders', lang: 'en', columns, rows, ...more});

/** A file in UTF-8 has no half of a surrogate pair. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const filled = (cells: readonly string[], length: number): string[] =>
  Array.from({length}, (_, index) => cells[index] ?? '');

/** Returns the rows of a file with as many cells as there are columns. */
async function readOwn(file: Blob, length = columns.length): Promise<string[][]> {
  const [sheet] = await readWorkbook(file, DEFAULT_LIMITS);
  return sheet!.rows.map(cells => filled(cells, length));
}

/** An open channel would keep the process. */
class Channel {
  readonly port1: {onmessage: (() => void) | null} = {onmessage: null};
  readonly port2 = {postMessage: () => setImmediate(() => this.port1.onmessage?.())};
}

describe('an Excel file', () => {
  const {MessageChannel} = globalThis;
  let folder = '';

  before(async () => {
    globalThis.MessageChannel = Channel as never;
    folder = await mkdtemp(join(tmpdir(), 'excel-'));
  });
  after(async () => {
    globalThis.MessageChannel = MessageChannel;
    await rm(folder, {recursive: true});
  });

  /** Saves a file, and returns its path. */
  async function save(file: Blob): Promise<string> {
    const path = join(folder, 'orders.xlsx');
    await writeFile(path, new Uint8Array(await file.arrayBuffer()));
    return path;
  }

  it('has what the reader of the library finds', async () => {
    assert.deepEqual(await readOwn(await writeWorkbook(sheetOf(), signal)), expected);
  });

  it('has what read-excel-file finds', async () => {
    const [sheet] = await readExcelFile(await save(await writeWorkbook(sheetOf(), signal)), {trim: false});
    assert.equal(sheet!.sheet, 'Orders');
    const cells = sheet!.data.map(values =>
      values.map((value: unknown) => {
        if (!(value instanceof Date)) return String(value ?? '');
        // It cuts off parts of a millisecond. The day of a time is 0.
        const text = new Date(Math.round(value.getTime() / 1000) * 1000)
          .toISOString()
          .replace(/^1899-12-30T/, '')
          .replace(/:00\.000Z$/, '');
        return text.replace(/T00:00$/, '');
      }),
    );
    assert.deepEqual(cells, expected);
  });

  it('keeps any text', async () => {
    await check(
      fc.asyncProperty(fc.array(texts, {maxLength: 20}), async values => {
        const text = columns.slice(0, 1);
        const written = sheetOf({columns: text, rows: values.map(value => ({text: value}))});
        const cells = await readOwn(await writeWorkbook(written, signal), 1);
        const kept = values.map(value => [wellFormed(value).replace(/\r\n?/g, '\n')]);
        while (kept.length > 0 && kept.at(-1)![0] === '') kept.pop();
        assert.deepEqual(cells.slice(1), kept);
      }),
      {runs: 100},
    );
  });

  it('keeps any finite number, and any time of a day after February 1900', async () => {
    const numbers = columns.slice(1, 2);
    const days = fc.date({min: new Date(1900, 2, 1), max: new Date(9999, 11, 31), noInvalidDate: true});
    await check(
      fc.asyncProperty(fc.double({noNaN: true, noDefaultInfinity: true}), days, async (number, date) => {
        date.setMilliseconds(0);
        const written = sheetOf({columns: numbers, rows: [{number}, {number: date}]});
        const cells = await readOwn(await writeWorkbook(written, signal), 1);
        const [, first, second] = cells.flat();
        assert.equal(Number(first), number === 0 ? 0 : number);
        const local = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
          .map(part => String(part).padStart(2, '0'))
          .join('-')
          .padStart(10, '0');
        assert.ok(second!.startsWith(local), `${second} is not ${local}`);
      }),
      {runs: 100},
    );
  });

  it('is ended by its signal', async () => {
    const abort = new AbortController();
    const many = Array.from({length: 50_000}, () => row);
    const file = writeWorkbook(sheetOf({rows: many}), abort.signal);
    setImmediate(() => abort.abort(new Error('enough')));
    await assert.rejects(file, /enough/);
  });

  describe('in LibreOffice', () => {
    /** Returns the cells as LibreOffice shows them in English. */
    async function readByOffice(file: Blob): Promise<string[][]> {
      const path = await save(file);
      // Commas, quotes, UTF-8, from the first row, in American English.
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true';
      const settings = `-env:UserInstallation=file://${folder}/office`;
      await promisify(execFile)('soffice', [
        settings,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        path,
      ]);
      return parse(await readFile(path.replace('.xlsx', '.csv'), 'utf8'));
    }

    let isInstalled = false;
    before(async () => {
      isInstalled = await promisify(execFile)('soffice', ['--version']).then(
        () => true,
        () => false,
      );
    });

    it('has the same cells, in their formats', async test => {
      if (!isInstalled) return test.skip('LibreOffice (soffice) is not installed.');
      const totals = {text: 'Sum', price: 10};
      const file = await writeWorkbook(sheetOf({levelOf: (_, index) => index % 2, totals}), signal);
      assert.deepEqual(await readByOffice(file), [...shown, ['Sum', '', '€10.00', '', '', '', '']]);
    });
  });
});
