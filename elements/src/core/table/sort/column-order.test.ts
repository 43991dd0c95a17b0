import {expect} from '@open-wc/testing';
import {orderColumn} from './column-order.js';
import type {SortDirection} from '../query/query.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';

const compareText = new Intl.Collator('en').compare;

/** The values' places after a sort. */
function sorted(
  values: readonly unknown[],
  direction: SortDirection,
  places: readonly number[] | null = null,
) {
  const rows = values.map(value => ({value: {value}}));
  const order = runToEnd(orderColumn(rows, 'value', compareText));
  return Array.from(runToEnd(order.sorted(direction, places && Uint32Array.from(places))));
}

describe('ColumnOrder', () => {
  const day = (date: number) => new Date(2019, 5, date);
  const cases: [title: string, values: unknown[], asc: number[], desc: number[]][] = [
    ['texts', ['b', 'a', 'c'], [1, 0, 2], [2, 0, 1]],
    ['numbers by size', [10, 9, 100], [1, 0, 2], [2, 0, 1]],
    ['numbers in strings as strings', ['10', '9', '100'], [0, 2, 1], [1, 2, 0]],
    ['booleans, false first', [true, false], [1, 0], [0, 1]],
    ['dates', [day(2), day(1), day(3)], [1, 0, 2], [2, 0, 1]],
    ['bigints', [2n, 1n, 3n], [1, 0, 2], [2, 0, 1]],
    ['numbers before strings', ['a', 2, 'b', 1], [3, 1, 0, 2], [2, 0, 1, 3]],
    ['equal values in row order', ['a', 'b', 'a', 'b'], [0, 2, 1, 3], [1, 3, 0, 2]],
    [
      'empty values last',
      [null, 'a', undefined, '', NaN, new Date(NaN), 1],
      [6, 1, 0, 2, 3, 4, 5],
      [1, 6, 0, 2, 3, 4, 5],
    ],
    [
      'values that are not scalar last',
      [{}, 'a', [], Symbol('a'), () => 1, 'b'],
      [1, 5, 0, 2, 3, 4],
      [5, 1, 0, 2, 3, 4],
    ],
    ['empty values only', [null, ''], [0, 1], [0, 1]],
    ['no values', [], [], []],
  ];
  for (const [title, values, asc, desc] of cases) {
    it(`sorts ${title}, ascending`, () => expect(sorted(values, 'asc')).to.deep.equal(asc));
    it(`sorts ${title}, descending`, () => expect(sorted(values, 'desc')).to.deep.equal(desc));
  }

  it('sorts the given rows only', () => {
    expect(sorted(['d', 'c', 'b', 'a'], 'asc', [0, 2, 3])).to.deep.equal([3, 2, 0]);
  });

  it('keeps the order of equal values among the given rows, descending', () => {
    expect(sorted(['a', 'b', 'a', 'b', null], 'desc', [0, 2, 3, 4])).to.deep.equal([3, 0, 2, 4]);
  });

  it('knows the row at each place, in any order of asking', () => {
    const values = Array.from({length: 60}, (_, row) => [row % 4, `${row % 3}`, null][(row % 7) % 3]);
    const rows = values.map(value => ({value}));
    const order = runToEnd(orderColumn(rows, 'value', compareText));
    for (const direction of ['asc', 'desc'] as const) {
      const rowAt = order.rowAt(direction);
      const expected = sorted(values, direction);
      const places = Array.from(expected.keys());
      const shuffled = places.toSorted((a, b) => ((a * 37) % 60) - ((b * 37) % 60));
      for (const asked of [places, places.toReversed(), shuffled])
        expect(asked.map(rowAt)).to.deep.equal(asked.map(place => expected[place]));
    }
  });

  it('sorts many rows in slices', () => {
    const rows = Array.from({length: 20_000}, (_, row) => ({value: row % 3 === 0 ? `${row % 7}` : row % 5}));
    const values = (order: Uint32Array) => Array.from(order, row => rows[row]!.value);
    const work = orderColumn(rows, 'value', compareText);
    let slices = 1;
    while (!work.next().done) slices++;
    const order = runToEnd(orderColumn(rows, 'value', compareText));
    const ascending = values(runToEnd(order.sorted('asc', null)));
    const descending = values(runToEnd(order.sorted('desc', null)));
    expect(slices).to.be.above(10);
    expect(descending).to.deep.equal(ascending.toReversed());
    expect(ascending.slice(0, 13_333).join('')).to.match(/^0*1*2*3*4*$/);
    expect(ascending.slice(13_333).join('')).to.match(/^0*1*2*3*4*5*6*$/);
  });
});

describe('orderColumn', () => {
  const cases: [title: string, rows: unknown[], expected: number[]][] = [
    ['uses orderValue', [{a: {value: 1, orderValue: 2}}, {a: {value: 2, orderValue: 1}}], [1, 0]],
    ['uses orderValue of a value that is not scalar', [{a: {value: {}, orderValue: 'b'}}, {a: 'a'}], [1, 0]],
    ['uses the value of a cell without orderValue', [{a: {value: 'b'}}, {a: 'a'}], [1, 0]],
    [
      'takes an orderValue that is not scalar as empty',
      [{a: {value: 'a', orderValue: {}}}, {a: 'b'}],
      [1, 0],
    ],
    ['treats an object with only orderValue as empty', [{a: {orderValue: 1}}, {a: 'b'}], [1, 0]],
    ['takes null rows and missing fields as empty', [null, {}, undefined, {a: 'b'}], [3, 0, 1, 2]],
  ];
  for (const [title, rows, expected] of cases) {
    it(title, () => {
      const order = runToEnd(orderColumn(rows as TableRow[], 'a', compareText));
      expect(Array.from(runToEnd(order.sorted('asc', null)))).to.deep.equal(expected);
    });
  }
});
