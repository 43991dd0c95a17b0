import {expect} from '@open-wc/testing';
import {normalizeSeries, rangeOfSpans, spansOf} from './series.js';

describe('normalizeSeries', () => {
  const warnings: string[] = [];
  const read = (given: unknown) => normalizeSeries(given, message => warnings.push(message));
  beforeEach(() => void warnings.splice(0));

  it('reads labels and values', () => {
    expect(read([{label: 2026, values: [1, '2', null]}])).to.deep.equal([
      {label: '2026', values: [1, 2, null]},
    ]);
    expect(warnings).to.deep.equal([]);
  });

  for (const given of [3, 'x', [null], [{label: 'A'}], {values: 3}])
    it(`warns about ${JSON.stringify(given)}, which is left out`, () => {
      expect(read(given)).to.deep.equal([]);
      expect(warnings).to.have.length(1);
    });

  it('warns about more series than colors, and keeps them', () => {
    const many = Array.from({length: 7}, (_, index) => ({label: String(index), values: [index]}));
    expect(read(many)).to.have.length(7);
    expect(warnings).to.deep.equal([
      'series should be at most 6, so that users can tell them apart. Colors repeat.',
    ]);
  });
});

const series = [
  {label: 'A', values: [1, -2, null]},
  {label: 'B', values: [3, -4, 5]},
  {label: 'C', values: [-5, 6]},
];

describe('spansOf', () => {
  it('starts each bar at zero', () => {
    expect(spansOf(series, false)[1]).to.deep.equal([
      [0, 3],
      [0, -4],
      [0, 5],
    ]);
  });

  it('stacks values upward and downward, over gaps', () => {
    expect(spansOf(series, true)).to.deep.equal([
      [[0, 1], [0, -2], null],
      [
        [1, 4],
        [-2, -6],
        [0, 5],
      ],
      [
        [0, -5],
        [0, 6],
      ],
    ]);
  });
});

describe('rangeOfSpans', () => {
  it('has zero and the ends of all bars', () => {
    expect([
      rangeOfSpans(spansOf(series, false)),
      rangeOfSpans(spansOf(series, true)),
      rangeOfSpans([]),
    ]).to.deep.equal([
      [-5, 6],
      [-6, 6],
      [0, 0],
    ]);
  });
});
