import {expect} from '@open-wc/testing';
import {linesOf, rowLimits, type RowProperties} from './row-limits.js';

const NONE: RowProperties = {rows: null, minRows: null, maxRows: null};

describe('rowLimits', () => {
  for (const [given, min, max] of [
    [{}, 2, null],
    [{rows: 5}, 5, 5],
    [{minRows: 3}, 3, null],
    [{maxRows: 8}, 2, 8],
    [{maxRows: 1}, 1, 1],
    [{minRows: 3, maxRows: 8}, 3, 8],
    [{rows: 4, maxRows: 8}, 4, 8],
    [{rows: 4, minRows: 3}, 3, null],
    [{rows: 4, minRows: 3, maxRows: 6}, 3, 6],
  ] as const) {
    it(`is ${min} to ${max ?? 'any number of'} rows with ${JSON.stringify(given)}`, () => {
      expect(rowLimits({...NONE, ...given}, () => {})).to.deep.equal({min, max});
    });
  }

  for (const [given, expected, warning] of [
    [{rows: 0}, {min: 2, max: null}, 'rows must be a whole number greater than 0, not 0; it is ignored.'],
    [{minRows: 1.5}, {min: 2, max: null}, 'minRows must be a whole number greater than 0, not 1.5'],
    [{maxRows: NaN}, {min: 2, max: null}, 'maxRows must be a whole number greater than 0, not NaN'],
    [{maxRows: 'x' as never}, {min: 2, max: null}, 'maxRows must be a whole number greater than 0, not x'],
    [
      {minRows: 6, maxRows: 3},
      {min: 6, max: 6},
      'maxRows must not be less than minRows, but 3 is less than 6',
    ],
  ] as const) {
    it(`warns about ${JSON.stringify(given)}`, () => {
      const warnings: string[] = [];
      expect(rowLimits({...NONE, ...given}, message => warnings.push(message))).to.deep.equal(expected);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(warning);
    });
  }
});

describe('linesOf', () => {
  for (const [text, max, lines] of [
    ['', null, 2],
    ['one\ntwo\nthree', null, 3],
    ['one\ntwo\nthree\nfour\nfive', 4, 4],
  ] as const) {
    it(`is ${lines} for ${JSON.stringify(text)} with at most ${max ?? 'any'}`, () => {
      expect(linesOf(text, {min: 2, max})).to.equal(lines);
    });
  }
});
