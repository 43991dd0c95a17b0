import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import {parseDelimited} from '../../../elements/src/core/table/csv/parse-delimited.js';
import {
  csvRows,
  decodeFile,
  guessFormats,
  matchColumns,
  readImported,
  rejectedCsv,
  type Delimiter,
  type ImportColumn,
} from '../../../elements/src/core/table/import/index.js';
import {rowsToCsv, runToEnd} from '../../../elements/src/core/table/index.js';
import {check} from './check.js';
import {anyTexts, texts} from './texts.js';

const delimiters = fc.constantFrom<Delimiter[]>(',', ';', '\t', '|');
const fileTexts = fc.oneof(anyTexts, fc.string({unit: fc.constantFrom(...'ab ",;|\t\n\r'), maxLength: 30}));

const rowsIn = (text: string, delimiter: string) => runToEnd(parseDelimited(text, delimiter, cell => cell));

const COLUMNS: readonly ImportColumn[] = [
  {field: 'name', label: 'Full name', type: 'text'},
  {field: 'amount', label: 'Amount', type: 'number'},
  {field: 'share', label: 'Share', type: 'number', format: {style: 'percent'}},
  {field: 'day', label: 'Day', type: 'date'},
  {field: 'isOpen', label: 'Open', type: 'checkbox'},
];

/** Values of a row. Cells of text with outer spaces or line breaks are in other properties. */
const records = fc.record({
  name: fc.constantFrom<string[]>('Ada', 'Grace; Hopper', 'a,b', '"x"', '=1', 'Ünï', ''),
  amount: fc.option(fc.integer({min: -9_999_999, max: 9_999_999}).map(cents => cents / 100)),
  share: fc.option(fc.integer({min: 0, max: 1000}).map(thousandths => thousandths / 1000)),
  day: fc
    .tuple(fc.integer({min: 1900, max: 2100}), fc.integer({min: 1, max: 12}), fc.integer({min: 1, max: 28}))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  isOpen: fc.boolean(),
});
type Values = typeof records extends fc.Arbitrary<infer Value> ? Value : never;

/** A row whose number and date can be read in one way. */
const CLEAR: Values = {name: 'Clear', amount: 0.5, share: 0.5, day: '2026-12-31', isOpen: true};

describe('a file', () => {
  it('has the rows that csv-parse finds in CSV', async () => {
    const cells = fc.oneof(texts, fc.string({unit: fc.constantFrom(...'a",;\n\r\t|'), maxLength: 6}));
    await check(
      fc.property(
        fc.array(fc.array(cells, {minLength: 2, maxLength: 4}), {maxLength: 5}),
        delimiters,
        (rows, delimiter) => {
          const quoted = (cell: string, index: number) =>
            index % 2 === 0 || /["\r\n]/.test(cell) || cell.includes(delimiter)
              ? `"${cell.replaceAll('"', '""')}"`
              : cell;
          const csv = rows.map(row => row.map(quoted).join(delimiter)).join('\n');
          const options = {delimiter, relax_column_count: true, record_delimiter: '\n', bom: false};
          assert.deepEqual(rowsIn(csv, delimiter), parse(csv, options));
          assert.deepEqual(rowsIn(csv, delimiter), rows);
        },
      ),
      {runs: 500},
    );
  });

  it('loses no text, whatever it is', async () => {
    await check(
      fc.property(fileTexts, delimiters, (text, delimiter) => {
        const signs = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`, 'g');
        const bare = (part: string) => part.replace(signs, '');
        assert.equal(bare(rowsIn(text, delimiter).flat().join('')), bare(text));
      }),
      {runs: 3000},
    );
  });

  it('is read as it was written in a language, an encoding, and with a delimiter', async () => {
    await check(
      fc.property(
        fc.array(records, {maxLength: 8}),
        fc.constantFrom('de', 'en', 'en-GB', 'fr', 'pt-BR'),
        fc.constantFrom('de', 'en', 'fr'),
        delimiters,
        fc.constantFrom('utf-8', 'bom', 'utf-16le', 'utf-16be', 'latin1'),
        (given, lang, pageLang, delimiter, encoding) => {
          const values = [...given, CLEAR];
          const file = encode(fileOf(values, lang, delimiter), encoding);
          const {text} = decodeFile(file, (name, options) => new TextDecoder(name, options));
          const [header, ...rows] = runToEnd(csvRows(text)) as [string[], ...string[][]];
          const fields = matchColumns(header, COLUMNS);
          const guesses = runToEnd(guessFormats(rows, fields, COLUMNS));
          const imported = runToEnd(readImported(rows, COLUMNS, {lang: pageLang, fields, guesses}));
          assert.deepEqual(
            imported.map(({row, issues}) => [row, issues]),
            values.map(row => [{...row}, []]),
          );
        },
      ),
      {runs: 100},
    );
  });

  it('of rejected rows has the same cells', async () => {
    const cells = fc.array(anyTexts, {maxLength: 4});
    await check(
      fc.property(cells, fc.array(cells, {maxLength: 4}), texts, (header, rows, reasons) => {
        const rejected = rows.map(row => ({cells: row, reasons}));
        const csv = runToEnd(rejectedCsv(header, rejected, 'Reasons'));
        const read = runToEnd(csvRows(csv, {delimiter: ',', defused: true}));
        const width = Math.max(header.length, ...rows.map(row => row.length));
        const filled = (row: readonly string[]) =>
          Array.from({length: width}, (_, index) => row[index] ?? '');
        assert.deepEqual(read, [
          [...filled(header), 'Reasons'],
          ...rows.map(row => [...filled(row), reasons]),
        ]);
      }),
      {runs: 1000},
    );
  });
});

/** Writes values as a spreadsheet in a language does. */
function fileOf(values: readonly Values[], lang: string, separator: Delimiter): string {
  const number = new Intl.NumberFormat(lang, {maximumFractionDigits: 2});
  const percent = new Intl.NumberFormat(lang, {style: 'percent', maximumFractionDigits: 1});
  const date = new Intl.DateTimeFormat(lang, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const written = values.map(({name, amount, share, day, isOpen}) => ({
    NAME: name,
    amount: amount === null ? '' : number.format(amount),
    share: share === null ? '' : percent.format(share),
    day: date.format(new Date(day)),
    isOpen: String(isOpen).toUpperCase(),
  }));
  const columns = [
    {label: 'FULL_NAME', field: 'NAME'},
    ...['amount', 'share', 'day', 'isOpen'].map(field => ({label: field, field})),
  ];
  const csv = rowsToCsv(written, columns, {separator: separator as ',', formulas: 'keep'});
  // Windows-1252 has no narrow space.
  return csv.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-');
}

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'latin1') return Buffer.from(text, 'latin1');
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return Buffer.from(encoding === 'bom' ? `\uFEFF${text}` : text);
}
