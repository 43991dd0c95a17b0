import {expect} from '@open-wc/testing';
import {rowsToCsv} from '../csv/csv.js';
import {runToEnd} from '../sliced-work.js';
import {csvRows, guessDelimiter} from './index.js';

describe('guessDelimiter', () => {
  const files: readonly (readonly [text: string, delimiter: string])[] = [
    ['', ','],
    ['a\nb', ','],
    ['a,b\n1,2', ','],
    ['a;b\n1;2', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['a;b\n1,5;2,5\n3,5;4', ';'],
    ['1,5;2,5\n3,5;4,5', ';'],
    ['name;note\nAda;"x,y,z"\nGrace;"1,2"', ';'],
    ['"a;b",c\n"d;e;f",g', ','],
    ['"a;b;c","d"\n"e","f"', ','],
    ['a,b\r\n"x\n;;;;\n;;;",2\r\n3,4', ','],
    ['name,note\nAda,a; b\nGrace,\n', ','],
    ['a;b;c\n1;2\n3;4;5\n\n6;7;8,9', ';'],
    ['sep=;\na,b;c', ';'],
    ['SEP=|', '|'],
    ['sep=x\na;b', ';'],
    ['"', ','],
  ];
  for (const [text, delimiter] of files)
    it(`finds ${JSON.stringify(delimiter)} in ${JSON.stringify(text)}`, () => {
      expect(guessDelimiter(text)).to.equal(delimiter);
    });

  it('does not count the row that the sample cuts', () => {
    expect(guessDelimiter(`a;b\n1;2\n3;${'x,'.repeat(20_000)}`)).to.equal(';');
  });
});

describe('csvRows', () => {
  const rowsOf = (text: string, options = {}) => runToEnd(csvRows(text, options));

  it('splits at the delimiter that it guesses, or at another one', () => {
    expect(rowsOf('a;b,c\nd;e')).to.deep.equal([
      ['a', 'b,c'],
      ['d', 'e'],
    ]);
    expect(rowsOf('a;b,c', {delimiter: ','})).to.deep.equal([['a;b', 'c']]);
  });

  it('leaves out the line that names the delimiter', () => {
    for (const text of ['sep=;\r\na;b', 'sep=;\na;b', 'sep=;\ra;b'])
      expect(rowsOf(text)).to.deep.equal([['a', 'b']]);
    expect(rowsOf('sep=;')).to.deep.equal([]);
  });

  it('removes the apostrophes that rowsToCsv writes, on request', () => {
    const texts = ['=1', "'=1", "''=1", "'a", '-5', '\ta', "'", "'-5 apples'"];
    const csv = rowsToCsv(
      texts.map(x => ({x})),
      [{label: 'X', field: 'x'}],
    );
    expect(rowsOf(csv, {defused: true})).to.deep.equal(['X', ...texts].map(text => [text]));
    expect(rowsOf("'=1")).to.deep.equal([["'=1"]]);
  });

  it('works in slices', () => {
    const file = 'a;b\n'.repeat(20_000);
    expect([...csvRows(file)]).to.have.length.greaterThan(2);
  });
});
