import {expect} from '@open-wc/testing';
import {fold} from './fold.js';
import {FoldedText} from './folded-text.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';

function foldedText(rows: readonly unknown[], fields: readonly string[] = ['a', 'b']): FoldedText {
  return runToEnd(FoldedText.of(rows as TableRow[], fields));
}

function search(folded: FoldedText, needle: string, candidates?: readonly number[]): number[] {
  return Array.from(runToEnd(folded.search(needle, candidates && Uint32Array.from(candidates))));
}

describe('FoldedText', () => {
  const people = () =>
    foldedText([
      {a: "Shaquille O'Neil", b: new Date(2019, 5, 1)},
      {a: {value: 'Jon Snow', orderValue: 'oneil'}, b: 1.5},
      null,
      {a: ['oneil'], b: {name: 'oneil'}, c: 'oneil'},
      {b: true},
      {a: 'one', b: 'il'},
      {a: 12n, b: Symbol('oneil')},
      {a: 'oneil', b: 'oneil'},
    ]);
  const cases: [title: string, needle: string, rows: number[]][] = [
    ['finds strings', 'oneil', [0, 7]],
    ['finds dates', '20190601', [0]],
    ['finds the value of a cell', 'snow', [1]],
    ['finds numbers', '15', [1]],
    ['finds booleans', 'true', [4]],
    ['finds bigints', '12', [6]],
    ['finds a row once', 'o', [0, 1, 5, 7]],
    ['finds nothing', 'arya', []],
  ];
  for (const [title, needle, rows] of cases) {
    it(title, () => expect(search(people(), needle)).to.deep.equal(rows));
  }

  it('finds nothing across cells', () => {
    expect(search(foldedText([{a: 'ab', b: 'cd'}, {a: 'ef'}]), 'bc')).to.deep.equal([]);
  });

  it('finds nothing in fields that are not searched', () => {
    expect(search(foldedText([{a: 'x', b: 'y'}], []), 'x')).to.deep.equal([]);
  });

  it('finds rows in every block', () => {
    const rows = Array.from({length: 3000}, (_, row) => ({
      a: 'x'.repeat(50),
      b: row % 1000 === 0 ? 'needle' : 'hay',
    }));
    expect(search(foldedText(rows), 'needle')).to.deep.equal([0, 1000, 2000]);
  });

  it('finds rows after many rows without text', () => {
    const rows = Array.from({length: 40_000}, (_, row) => (row === 39_999 ? {a: 'needle'} : null));
    expect(search(foldedText(rows), 'needle')).to.deep.equal([39_999]);
  });

  const cells: [title: string, cell: string, finds: string[], misses: string[]][] = [
    ['a cell with a line break', 'one\ntwo', ['one two'], ['onetwo']],
    ['a cell with spaces around', '  one  ', ['one'], [' one', 'one ']],
    ['a cell with a sign between spaces', 'one - two', ['one two'], ['one  two']],
    ['a cell with signs around', '- one -', ['one'], [' one', 'one ']],
    ['a cell with a tab', 'one\ttwo', ['one two'], ['one\ttwo']],
    ['a cell with an accent', ' Élan - Vital', ['élan vital'], [' élan', 'elan']],
    ['a cell with nothing but signs', ' % - ', [], ['%', ' ', '-']],
  ];
  for (const [title, cell, finds, misses] of cells) {
    it(`folds ${title}, also beside others`, () => {
      const rows = [
        {a: 'x', b: cell},
        {a: cell, b: 'x'},
        {a: cell, b: cell},
      ];
      for (const text of [foldedText(rows), foldedText(rows.toReversed())]) {
        for (const needle of finds) expect(search(text, needle), needle).to.deep.equal([0, 1, 2]);
        for (const needle of misses) expect(search(text, needle), needle).to.deep.equal([]);
        for (const letter of 'abcdefghijklmnopqrstuvw')
          expect(search(text, letter), letter).to.deep.equal(fold(cell).includes(letter) ? [0, 1, 2] : []);
      }
    });
  }

  it('folds a long row of spaces at once', () => {
    const start = performance.now();
    expect(search(foldedText([{a: `one${' '.repeat(200_000)}two`}]), 'one two')).to.deep.equal([0]);
    // With a number of steps that grows with the square of the length, it takes half a minute.
    expect(performance.now() - start).to.be.lessThan(2000);
  });

  it('finds line breaks in no cell', () => {
    expect(search(foldedText([{a: 'one\n', b: '\ntwo'}]), '\n\n')).to.deep.equal([]);
  });

  for (const [title, every] of [
    ['few', 500],
    ['many', 2],
  ] as const) {
    it(`narrows ${title} candidates in every block`, () => {
      const rows = Array.from({length: 3000}, (_, row) => ({
        a: 'x'.repeat(50),
        b: row % every === 0 ? `row ${row}` : 'other',
      }));
      const folded = foldedText(rows);
      const candidates = search(folded, 'row');
      expect(candidates).to.have.length(3000 / every);
      expect(search(folded, 'row 1', candidates)).to.deep.equal(
        candidates.filter(row => `${row}`.startsWith('1')),
      );
    });
  }

  it('narrows to any row, such as the first of a block', () => {
    const rows = Array.from({length: 200}, (_, row) => ({a: 'x'.repeat(1000), b: `row ${row} end`}));
    const folded = foldedText(rows);
    for (const row of rows.keys()) expect(search(folded, `row ${row} end`, [row])).to.deep.equal([row]);
  });

  it('narrows no candidates', () => {
    expect(search(people(), 'oneil', [])).to.deep.equal([]);
  });

  it('reads long tables in slices', () => {
    const rows = Array.from({length: 3000}, () => ({a: 'x'.repeat(50)}));
    expect([...FoldedText.of(rows, ['a'])]).to.have.length.above(5);
  });
});
