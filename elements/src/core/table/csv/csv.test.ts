import {expect} from '@open-wc/testing';
import {parse} from 'csv-parse/browser/esm/sync';
import {pick, seeded} from '../../../testing/random-steps.js';
import {csvOf, rowsToCsv} from '../index.js';
import type {CsvOptions, TableRow} from '../index.js';

const columns = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
];

/** The CSV of one value in one column, without the header and the line break. */
const valueOf = (value: unknown, options?: CsvOptions) =>
  rowsToCsv([{x: value}], [{label: 'X', field: 'x'}], {header: false, ...options}).slice(0, -2);

describe('rowsToCsv', () => {
  it('writes the labels and a line for each row, with CRLF', () => {
    const rows = [
      {name: 'Ada', age: 36},
      {name: 'Grace', age: 85},
    ];
    expect(rowsToCsv(rows, columns)).to.equal('Name,Age\r\nAda,36\r\nGrace,85\r\n');
  });

  it('writes only the labels without rows', () => {
    expect(rowsToCsv([], columns)).to.equal('Name,Age\r\n');
  });

  it('writes no labels on request', () => {
    expect(rowsToCsv([{name: 'Ada'}], columns, {header: false})).to.equal('Ada,\r\n');
  });

  it('starts with a byte order mark on request', () => {
    expect(rowsToCsv([], columns, {bom: true})).to.equal('\uFEFFName,Age\r\n');
  });

  it('writes another separator, and quotes it', () => {
    expect(rowsToCsv([{name: 'a;b', age: 'a,b'}], columns, {separator: ';', header: false})).to.equal(
      '"a;b";a,b\r\n',
    );
  });

  it('quotes a first label that Excel would take for another format', () => {
    expect(rowsToCsv([], [{label: 'ID', field: 'id'}, columns[0]!])).to.equal('"ID",Name\r\n');
    expect(rowsToCsv([], [{label: 'ID number', field: 'id'}])).to.equal('"ID number"\r\n');
  });

  const values: [value: unknown, text: string][] = [
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    [' a', '" a"'],
    ['a;b', 'a;b'],
    ['日本 🙂', '日本 🙂'],
    ['', '""'],
    [null, '""'],
    [{}, '""'],
    [0, '0'],
    [-1.5, '-1.5'],
    [12n, '12'],
    [true, 'true'],
    [NaN, 'NaN'],
    [new Date(2026, 0, 31), '2026-01-31'],
    [new Date(2026, 0, 31, 9, 5), '2026-01-31 09:05'],
    [{value: 'Ada', orderValue: 1}, 'Ada'],
    [{value: {}, orderValue: 'Ada'}, 'Ada'],
  ];
  for (const [value, text] of values) {
    it(`writes ${JSON.stringify(typeof value === 'bigint' ? `${value}n` : value)}`, () => {
      expect(valueOf(value)).to.equal(text);
    });
  }

  const formulas: [value: string, text: string][] = [
    ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=1,2', '"\'=1,2"'],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['\ta', "'\ta"],
    ['\ra', '"\'\ra"'],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["''=1", "'''=1"],
    ['-', "'-"],
    ['-.', "'-."],
    ['-.x', "'-.x"],
    ['-1ex', "'-1ex"],
    ['-1x', "'-1x"],
  ];
  for (const [value, text] of formulas) {
    it(`defuses ${JSON.stringify(value)}`, () => expect(valueOf(value)).to.equal(text));
  }

  for (const value of [
    '-5',
    '-5.',
    '-5.25',
    '+49.5',
    '-.25',
    '-1e3',
    '-1e12',
    '-1E-7',
    '+1e+7',
    "'a",
    'a=1',
    '1-2',
    'VALID',
    'a\uFEFFb',
  ]) {
    it(`does not change ${value}`, () => expect(valueOf(value)).to.equal(value));
  }

  it('defuses a long text of digits at once', () => {
    const text = `-${'0'.repeat(200_000)}x`;
    const start = performance.now();
    expect(valueOf(text)).to.equal(`'${text}`);
    // With a number of steps that grows with the square of the length, it takes half a minute.
    expect(performance.now() - start).to.be.lessThan(2000);
  });

  it('defuses a label', () => {
    expect(rowsToCsv([], [{label: '=1', field: 'x'}])).to.equal("'=1\r\n");
  });

  it('keeps formulas on request', () => {
    expect(valueOf('=1+1', {formulas: 'keep'})).to.equal('=1+1');
  });

  it('writes the text that a function returns for a value, or else its own', () => {
    const seen: unknown[] = [];
    const row = {name: {value: 'Ada', orderValue: 1}, age: 36};
    const text: CsvOptions['text'] = (value, {field}, from) => {
      seen.push(value, from === row);
      return field === 'age' ? `=${value} years` : undefined;
    };
    expect(rowsToCsv([row], columns, {header: false, text})).to.equal("Ada,'=36 years\r\n");
    expect(seen).to.deep.equal(['Ada', true, 36, true]);
  });

  it('works in slices', () => {
    const rows = Array.from({length: 2000}, (_, age) => ({age}));
    expect([...csvOf(rows, columns)]).to.have.length.greaterThan(2);
    expect([...csvOf(rows.slice(0, 1), columns)]).to.deep.equal([]);
    const lines = rows.map(({age}) => `,${age}\r\n`);
    expect(rowsToCsv(rows, columns)).to.equal(`Name,Age\r\n${lines.join('')}`);
  });
});

const PIECES = [
  'a',
  'B',
  '1',
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '=',
  '+',
  '-',
  '@',
  "'",
  '\uFEFF',
  'é',
  '🙂',
  '＝',
  'ID',
];

describe('a random CSV', () => {
  for (let seed = 1; seed <= 20; seed++) {
    it(`is the same data for another parser, seed ${seed}`, () => {
      const random = seeded(seed);
      const text = () => Array.from({length: Math.floor(random() * 6)}, () => pick(random, PIECES)).join('');
      for (let count = 0; count < 30; count++) {
        const fields = ['a', 'b', 'c'].slice(0, 1 + Math.floor(random() * 3));
        const csvColumns = fields.map(field => ({label: text(), field}));
        const rows: TableRow[] = Array.from({length: Math.floor(random() * 8)}, () =>
          Object.fromEntries(fields.map(field => [field, text()])),
        );
        const separator = pick(random, [',', ';', '\t'] as const);
        const formulas = pick(random, ['defuse', 'keep'] as const);
        const bom = random() < 0.5;
        const csv = rowsToCsv(rows, csvColumns, {separator, formulas, bom});
        const parsed: string[][] = parse(csv, {delimiter: separator, bom, record_delimiter: '\r\n'});
        const expected = [
          csvColumns.map(({label}) => label),
          ...rows.map(row => fields.map(field => row[field])),
        ];
        expect(formulas === 'keep' ? parsed : parsed.map(line => line.map(armed))).to.deep.equal(expected);
      }
    });
  }
});

/** Removes the apostrophe before a formula. */
function armed(text: string): string {
  return /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? text.slice(1) : text;
}
