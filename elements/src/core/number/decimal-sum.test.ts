import {expect} from '@open-wc/testing';
import {DecimalSum} from './decimal-sum.js';

function sumOf(values: readonly number[]): number {
  const sum = new DecimalSum();
  for (const value of values) sum.add(value);
  return sum.value;
}

describe('the exact sum of numbers', () => {
  for (const [values, sum] of [
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[1, 0.1, 0.01, 0.001], 1.111],
    [[4.35, 100, -104.35], 0],
    [[0.1, 1e21, -1e21], 0.1],
    [[Number.MAX_SAFE_INTEGER, 1, 1], 2 ** 53],
    [[1e-20, 1, -1], 1e-20],
    [[1e15 + 0.5, 0.5], 1e15 + 1],
    [[-0.07, -0.07, -0.07], -0.21],
    [[5e-324, 1.7976931348623157e308], 1.7976931348623157e308],
    [[1.0000000000000002, 1], 2],
  ] as const)
    it(`of ${values.join(', ') || 'none'} is ${sum}`, () => {
      expect(sumOf(values)).to.equal(sum);
    });

  it('is the same in any order', () => {
    const values = Array.from({length: 500}, (_, index) => (((index * 7919) % 1000) - 500) / 100);
    const cents = values.reduce((sum, value) => sum + Math.round(value * 100), 0);
    expect(sumOf(values)).to.equal(cents / 100);
    expect(sumOf(values.toReversed())).to.equal(cents / 100);
  });

  it('has big integers', () => {
    const sum = new DecimalSum();
    sum.add(0.5);
    sum.addInteger(2n ** 60n);
    sum.addInteger(-(2n ** 60n));
    expect(sum.value).to.equal(0.5);
  });
});
