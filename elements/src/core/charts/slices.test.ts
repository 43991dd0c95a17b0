import {expect} from '@open-wc/testing';
import {normalizeSlices, sliceAt} from './slices.js';

describe('normalizeSlices', () => {
  const warnings: string[] = [];
  const read = (given: unknown) => normalizeSlices(given, 'Other', message => warnings.push(message));
  beforeEach(() => void warnings.splice(0));

  it('has the share of each slice, and of those before it', () => {
    expect(
      read([
        {label: 'A', value: 1},
        {label: 'B', value: '3'},
      ]).map(({label, share, start}) => [label, share, start]),
    ).to.deep.equal([
      ['A', 0.25, 0],
      ['B', 0.75, 0.25],
    ]);
  });

  it('keeps slices of zero, which have no share', () => {
    expect(read([{label: 'A', value: 0}]).map(({share}) => share)).to.deep.equal([0]);
  });

  it('leaves out slices without a value', () => {
    expect(read([{label: 'A', value: null}, {label: 'B'}])).to.deep.equal([]);
    expect(warnings).to.deep.equal([]);
  });

  for (const given of [[{label: 'A', value: -1}], [{label: 'A', value: NaN}], 3, ['x']])
    it(`warns about ${JSON.stringify(given)}, which is left out`, () => {
      expect(read(given)).to.deep.equal([]);
      expect(warnings).to.have.length(1);
    });

  it('adds the smallest up if there are more than colors', () => {
    const slices = read([3, 9, 1, 8, 7, 2, 6].map(value => ({label: `L${value}`, value})));
    expect(slices.map(({label, value, isRest}) => [label, value, isRest])).to.deep.equal([
      ['L3', 3, false],
      ['L9', 9, false],
      ['L8', 8, false],
      ['L7', 7, false],
      ['L6', 6, false],
      ['Other', 3, true],
    ]);
  });

  it('adds nothing up if each has a color', () => {
    expect(read([1, 2, 3, 4, 5, 6].map(value => ({label: '', value}))).some(({isRest}) => isRest)).to.equal(
      false,
    );
  });
});

describe('sliceAt', () => {
  const slices = normalizeSlices(
    [1, 0, 2, 1].map(value => ({label: '', value})),
    '',
    () => {},
  );
  for (const [turn, index] of [
    [0, 0],
    [0.24, 0],
    [0.25, 2],
    [0.7, 2],
    [-0.01, 3],
    [1.1, 0],
  ] as const)
    it(`is ${index} at ${turn}`, () => {
      expect(sliceAt(slices, turn)).to.equal(index);
    });
});
