import {expect} from '@open-wc/testing';
import {runToEnd} from '../sliced-work.js';
import {csvRows, guessFormats, matchColumns, readImported, rejectedCsv} from './index.js';
import type {ImportColumn} from './index.js';

const COLUMNS: readonly ImportColumn[] = [
  {field: 'name', label: 'Name', type: 'text'},
  {field: 'price', label: 'Price', type: 'number', format: {style: 'currency', currency: 'EUR'}},
  {field: 'day', label: 'Day', type: 'date'},
  {field: 'country', label: 'Country', type: 'select', options: [{value: 'de', label: 'Germany'}]},
];

/** Imports a file as an element does. */
function imported(text: string, columns = COLUMNS, lang = 'en') {
  const [header = [], ...rows] = runToEnd(csvRows(text));
  const fields = matchColumns(header, columns);
  const guesses = runToEnd(guessFormats(rows, fields, columns));
  return runToEnd(readImported(rows, columns, {lang, fields, guesses}));
}

describe('readImported', () => {
  it('reads the values of a file, as it writes them', () => {
    const file =
      'Name;PRICE;day;Country;Note\nAda;"1.234,50 €";13.05.2026;germany;x\nGrace;5;01.02.2026;DE;\n';
    expect(imported(file)).to.deep.equal([
      {index: 0, row: {name: 'Ada', price: 1234.5, day: '2026-05-13', country: 'de'}, issues: []},
      {index: 1, row: {name: 'Grace', price: 5, day: '2026-02-01', country: 'de'}, issues: []},
    ]);
  });

  it('reads in the language of the page what the file leaves open', () => {
    const [row] = imported('price,day\n"1.234",05/06/2026', COLUMNS, 'de');
    expect(row!.row).to.deep.equal({price: 1234, day: '2026-06-05'});
  });

  it('lists the cells that are not values', () => {
    expect(imported('Name,Price,Day,Country\nAda,cheap,soon,France')).to.deep.equal([
      {
        index: 0,
        row: {name: 'Ada'},
        issues: [
          {field: 'price', text: 'cheap', reason: 'not-a-number'},
          {field: 'day', text: 'soon', reason: 'not-a-date'},
          {field: 'country', text: 'France', reason: 'not-an-option'},
        ],
      },
    ]);
  });

  it('leaves out rows without text, and reads short rows', () => {
    expect(imported('Name,Price\n\nAda\n,\n  , \nGrace,2')).to.deep.equal([
      {index: 1, row: {name: 'Ada', price: null}, issues: []},
      {index: 4, row: {name: 'Grace', price: 2}, issues: []},
    ]);
  });

  it('lists texts behind the last column', () => {
    const [first, second] = imported('Name,Price\nLovelace, Ada,5\nGrace,2, ,');
    expect(first!.issues).to.deep.equal([
      {field: 'price', text: ' Ada', reason: 'not-a-number'},
      {field: '', text: '5', reason: 'too-many-cells'},
    ]);
    expect(second!.issues).to.deep.equal([]);
  });

  it('reads fractions of percentages', () => {
    const columns: ImportColumn[] = [{field: 'p', label: 'P', type: 'number', format: {style: 'percent'}}];
    expect(imported('p\n0.12\n1', columns).map(({row}) => row.p)).to.deep.equal([0.12, 1]);
    expect(imported('p\n12\n1', columns).map(({row}) => row.p)).to.deep.equal([0.12, 0.01]);
    expect(imported('p\n12%\n1%', columns).map(({row}) => row.p)).to.deep.equal([0.12, 0.01]);
  });

  it('has fields of any name', () => {
    const columns: ImportColumn[] = ['__proto__', 'constructor'].map(field => ({
      field,
      label: field,
      type: 'text',
    }));
    const [{row} = {row: {}}] = imported('__proto__,constructor\na,b', columns);
    expect(Object.entries(row)).to.deep.equal([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('works in slices', () => {
    const rows = Array.from({length: 5000}, () => ['a', '1', '', '']);
    const fields = ['name', 'price', 'day', 'country'];
    expect([...readImported(rows, COLUMNS, {lang: 'en', fields})]).to.have.length.greaterThan(50);
  });
});

describe('rejectedCsv', () => {
  it('writes the cells of the file and the reasons', () => {
    const rows = [
      {cells: ['Ada', '=1'], reasons: 'Price: not a number'},
      {cells: ['Grace', '2', 'more'], reasons: 'Too many; cells'},
      {cells: [], reasons: 'Empty'},
    ];
    const csv = runToEnd(rejectedCsv(['Name', 'Price'], rows, 'Reasons', {separator: ';'}));
    expect(csv).to.equal(
      'Name;Price;;Reasons\r\nAda;\'=1;;Price: not a number\r\nGrace;2;more;"Too many; cells"\r\n;;;Empty\r\n',
    );
    expect(runToEnd(csvRows(csv, {defused: true}))[1]).to.deep.equal([
      'Ada',
      '=1',
      '',
      'Price: not a number',
    ]);
  });
});
