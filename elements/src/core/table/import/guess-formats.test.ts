import {expect} from '@open-wc/testing';
import {runToEnd} from '../sliced-work.js';
import {guessFormats} from './index.js';
import type {FormatGuess, ImportColumn} from './index.js';

const NUMBER: ImportColumn = {field: 'n', label: 'N', type: 'number'};
const PERCENT: ImportColumn = {...NUMBER, format: {style: 'percent'}};
const DATE: ImportColumn = {field: 'd', label: 'D', type: 'date'};

/** The guess for a column with these values. */
function guessOf(column: ImportColumn, texts: readonly string[]): FormatGuess {
  const rows = texts.map(text => [text]);
  return runToEnd(guessFormats(rows, [column.field], [column])).get(column.field)!;
}

const certain = (value: unknown) => ({value, confidence: 1, isAmbiguous: false});
const OPEN = {value: null, confidence: 0, isAmbiguous: true};
const NONE = {value: null, confidence: 0, isAmbiguous: false};

describe('guessFormats', () => {
  const numbers: readonly (readonly [texts: string[], guess: unknown])[] = [
    [[], NONE],
    [['', '12', 'none'], NONE],
    [['1,5'], certain(',')],
    [['1.5'], certain('.')],
    [['1.234'], OPEN],
    [['1.234', '12'], OPEN],
    [['1.234', '12,5'], certain(',')],
    [['1.234', '12.5'], certain('.')],
    [['0.125'], certain('.')],
    [['1234.567'], certain('.')],
    [['.125'], certain('.')],
    [['1.234.567'], certain(',')],
    [['1,234,567'], certain('.')],
    [['1.234,56 €'], certain(',')],
    [['$1,234.56'], certain('.')],
    [['(1 234,5)'], certain(',')],
    [["1'234.5"], certain('.')],
    [['١٢,٥'], certain(',')],
    [['12.05.2026', '1,2,3', '1,234.567,8', '5.', '5, '], NONE],
    [['1,5', '2,5', '3.5'], {value: ',', confidence: 2 / 3, isAmbiguous: true}],
    [['1,5', '3.5'], {value: null, confidence: 0.5, isAmbiguous: true}],
  ];
  for (const [texts, guess] of numbers)
    it(`finds the decimal sign of ${JSON.stringify(texts)}`, () => {
      expect(guessOf(NUMBER, texts)).to.deep.equal({decimal: guess});
    });

  const dates: readonly (readonly [texts: string[], guess: unknown])[] = [
    [[], NONE],
    [['', 'soon', '12', '5/2026', '31/31/2026', '5/6/26'], NONE],
    [['13/5/2026'], certain('dmy')],
    [['5/13/2026'], certain('mdy')],
    [['05.06.2026'], OPEN],
    [['5/5/2026'], NONE],
    [['05/06/2026', '05/13/2026 14:30'], certain('mdy')],
    [['2026-05-12', '2026/5/1'], certain('ymd')],
    [['2026-05-12', '13.5.2026'], certain('dmy')],
    [['2026-05-12', '3.5.2026'], OPEN],
    [['May 12, 2026', '12 May 2026'], NONE],
    [['٣/١٣/٢٠٢٦'], certain('mdy')],
    [['13/5/2026', '14/5/2026', '5/13/2026'], {value: 'dmy', confidence: 2 / 3, isAmbiguous: true}],
    [['13/5/2026', '5/13/2026'], {value: null, confidence: 0.5, isAmbiguous: true}],
  ];
  for (const [texts, guess] of dates)
    it(`finds the order of ${JSON.stringify(texts)}`, () => {
      expect(guessOf(DATE, texts)).to.deep.equal({dateOrder: guess});
      expect(guessOf({...DATE, type: 'date-time'}, texts)).to.deep.equal({dateOrder: guess});
    });

  const percents: readonly (readonly [texts: string[], guess: unknown])[] = [
    [['', '0'], NONE],
    [['12 %', '0.5%'], certain(false)],
    [['0.12', '1'], {value: true, confidence: 1, isAmbiguous: true}],
    [['0,12', '-0,5'], {value: true, confidence: 1, isAmbiguous: true}],
    [['12', '0.5', '100'], {value: false, confidence: 2 / 3, isAmbiguous: true}],
    [['12%', '0.5'], {value: false, confidence: 0.5, isAmbiguous: true}],
  ];
  for (const [texts, guess] of percents)
    it(`finds whether ${JSON.stringify(texts)} are fractions`, () => {
      expect(guessOf(PERCENT, texts).isFraction).to.deep.equal(guess);
    });

  it('has the decimal sign of the other columns if its own is open', () => {
    const columns = [NUMBER, {...NUMBER, field: 'm'}, {...NUMBER, field: 'l'}];
    const guesses = runToEnd(guessFormats([['1.234', '1,5', '7']], ['n', 'm', 'l'], columns));
    expect(
      [...guesses].map(([field, {decimal}]) => [field, decimal!.value, decimal!.isAmbiguous]),
    ).to.deep.equal([
      ['n', ',', true],
      ['m', ',', false],
      ['l', ',', false],
    ]);
  });

  it('stays open if the other columns contradict each other', () => {
    const columns = [NUMBER, {...NUMBER, field: 'm'}, {...NUMBER, field: 'l'}];
    const guesses = runToEnd(guessFormats([['1.234', '1,5', '1.5']], ['n', 'm', 'l'], columns));
    expect(guesses.get('n')!.decimal).to.deep.equal(OPEN);
  });

  it('has a decimal comma if semicolons separate the cells and no column tells', () => {
    const decimalOf = (text: string, delimiter: ';' | ',') =>
      runToEnd(guessFormats([[text]], ['n'], [NUMBER], delimiter)).get('n')!.decimal;
    expect(decimalOf('1.234', ';')).to.deep.equal({...OPEN, value: ','});
    expect(decimalOf('1.234', ',')).to.deep.equal(OPEN);
    expect(decimalOf('1.5', ';')).to.deep.equal(certain('.'));
  });

  it('reads short rows, and only columns that are in the file', () => {
    const guesses = runToEnd(guessFormats([[], ['x'], ['x', '1,5']], [null, 'n'], [NUMBER, DATE]));
    expect([...guesses]).to.deep.equal([['n', {decimal: certain(',')}]]);
  });

  it('works in slices', () => {
    const rows = Array.from({length: 5000}, () => ['1,5']);
    expect([...guessFormats(rows, ['n'], [NUMBER])]).to.have.length.greaterThan(5);
  });
});
