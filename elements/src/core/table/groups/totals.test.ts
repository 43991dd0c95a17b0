import {expect} from '@open-wc/testing';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import {isTotal, totalOf, type TotalColumn} from './totals.js';

/** The total of values, and how many faults there were. */
function total(kind: TotalColumn['total'], values: readonly unknown[]): [unknown, number] {
  const rows: TableRow[] = values.map(value => ({value}));
  let faults = 0;
  const result = runToEnd(totalOf({field: 'value', total: kind}, rows, 0, rows.length, () => faults++));
  return [result, faults];
}

describe('the total of a column', () => {
  for (const [kind, values, expected, faults = 0] of [
    ['sum', [0.1, 0.2, null, undefined, ''], 0.3],
    ['sum', [1, 2n, {value: 3, orderValue: 4}], 7],
    ['sum', [1, '2', NaN, Infinity, true, {}], 1, 1],
    ['sum', ['a', 'b'], null, 1],
    ['sum', [], null],
    ['avg', [1, 2, null, 6], 3],
    ['avg', [0.1, 0.2], 0.15],
    ['avg', [], null],
    ['min', [3, -1, 2n, Infinity], -1],
    ['max', [3, 7n, 2], 7n],
    ['max', ['2026-05-12', '2026-11-01', null], '2026-11-01'],
    ['min', ['2026-05-12T10:00', '2026-05-12T09:30'], '2026-05-12T09:30'],
    ['max', [5, '2026-05-12', 'a'], 5, 1],
    ['min', [null], null],
    ['count', [0, '', null, false, 'a', NaN], 4],
  ] as const)
    it(`is ${String(expected)} for the ${kind} of ${values.map(String).join(', ') || 'none'}`, () => {
      expect(total(kind, values)).to.deep.equal([expected, faults]);
    });

  it('is the date itself for dates', () => {
    const last = new Date(2026, 4, 12);
    expect(total('max', [new Date(2025, 1, 1), last, new Date(NaN)])).to.deep.equal([last, 1]);
  });

  it('is what a function returns', () => {
    expect(total((values, rows) => [values, rows.length], [1, 'a'])).to.deep.equal([[[1, 'a'], 2], 0]);
  });

  it('is null if the function throws', () => {
    expect(total(() => JSON.parse('?'), [1])).to.deep.equal([null, 1]);
  });

  it('is of a part of the rows', () => {
    const rows = Array.from({length: 20_000}, (_, value) => ({value}));
    const work = totalOf({field: 'value', total: 'sum'}, rows, 100, 20_000, () => {});
    let slices = 1;
    let step = work.next();
    for (; step.done !== true; step = work.next()) slices++;
    expect([step.value, slices]).to.deep.equal([(19_999 * 20_000) / 2 - (99 * 100) / 2, 3]);
  });

  it('is one of five kinds, or a function', () => {
    expect(['sum', 'avg', 'min', 'max', 'count', () => 1].every(isTotal)).to.equal(true);
    expect(['median', '', null, true, {}].some(isTotal)).to.equal(false);
  });
});
