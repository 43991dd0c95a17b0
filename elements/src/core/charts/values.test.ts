import {expect} from '@open-wc/testing';
import {normalizeValues, parseChartValue, rangeOf, trendOf, type ReadValue} from './values.js';

describe('parseChartValue', () => {
  for (const [given, value] of [
    [3, 3],
    [-0.5, -0.5],
    ['12.50', 12.5],
    [' 7 ', 7],
    [null, null],
    [undefined, null],
    [1e300, 1e300],
    [1e301, undefined],
    [-Infinity, undefined],
    [NaN, undefined],
    ['', undefined],
    ['many', undefined],
    [true, undefined],
    [[3], undefined],
    [new Date(0), undefined],
  ] as [unknown, ReadValue | undefined][])
    it(`reads ${typeof given} ${String(given)} as ${value}`, () => {
      expect(parseChartValue(given)).to.equal(value);
    });
});

describe('normalizeValues', () => {
  const warnings: string[] = [];
  const read = (given: unknown) => normalizeValues(given, 'values', message => warnings.push(message));
  beforeEach(() => void warnings.splice(0));

  it('reads nothing as no values', () => {
    expect([read(null), read(undefined), warnings]).to.deep.equal([[], [], []]);
  });

  it('keeps gaps, also those of sparse lists', () => {
    // oxlint-disable-next-line no-sparse-arrays
    expect(read([1, , null, 2])).to.deep.equal([1, null, null, 2]);
  });

  it('warns about a value that is not a number, which is a gap', () => {
    expect(read([1, 'x', 2])).to.deep.equal([1, null, 2]);
    expect(warnings).to.deep.equal(['values must be numbers, or null for a gap, not x; it is a gap.']);
  });

  it('warns about what is not a list', () => {
    expect(read({0: 1})).to.deep.equal([]);
    expect(warnings).to.deep.equal(['values must be a list of numbers, not {"0":1}.']);
  });
});

describe('trendOf', () => {
  it('is null without numbers', () => {
    expect([trendOf([]), trendOf([null])]).to.deep.equal([null, null]);
  });

  it('leaves gaps at the ends out', () => {
    expect(trendOf([null, 4, 9, -2, 5, null])).to.deep.equal({first: 4, last: 5, lowest: -2, highest: 9});
  });
});

describe('rangeOf', () => {
  it('has the lowest and the highest of 200,000 numbers', () => {
    expect(rangeOf(Array.from({length: 200_000}, (_, index) => index - 3))).to.deep.equal([-3, 199_996]);
  });
});
