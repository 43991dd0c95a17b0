import {expect} from '@open-wc/testing';
import {ranksOf} from '../../../testing/ranks-of.js';
import {NumberKeys} from './number-keys.js';
import {runToEnd} from '../sliced-work.js';

/** The ranks of one key a row. */
function ranks(keys: readonly (number | bigint)[]): number[] {
  const column = new NumberKeys(keys.length);
  keys.forEach((key, row) => column.add(row, key));
  return ranksOf(column);
}

describe('NumberKeys', () => {
  const cases: [title: string, keys: (number | bigint)[], expected: number[]][] = [
    ['ranks numbers by size', [10, 9, -1, 0.5], [3, 2, 0, 1]],
    ['ranks whole numbers by size', [10, 9, -1, 70_000], [2, 1, 0, 3]],
    ['ranks whole numbers of a range of 32 bits', [2 ** 31, -(2 ** 31) + 1, 0, 5], [3, 0, 1, 2]],
    ['ranks whole numbers of a longer range', [2 ** 31, -(2 ** 31), 2 ** 53 - 1, 0], [2, 0, 3, 1]],
    ['gives equal numbers one rank', [2, 1, 2, 1], [1, 0, 1, 0]],
    ['gives both zeros one rank', [0, -0, 1], [0, 0, 1]],
    ['ranks the infinities outside', [0, Infinity, -Infinity], [1, 2, 0]],
    ['ranks numbers and bigints together', [2n, 1.5, 1n, 2], [2, 1, 0, 2]],
    ['tells bigints apart that round to one number', [2n ** 64n + 2n, 2n ** 64n, 2n ** 64n + 1n], [2, 0, 1]],
    ['gives equal big bigints one rank', [2n ** 64n, 1n, 2n ** 64n], [1, 0, 1]],
    ['ranks a bigint beside the number it rounds to', [2n ** 64n + 1n, 2 ** 64, 2n ** 64n - 1n], [2, 1, 0]],
    ['ranks a bigint beyond all numbers below infinity', [Infinity, 10n ** 400n, 1], [2, 1, 0]],
  ];
  for (const [title, keys, expected] of cases) {
    it(title, () => expect(ranks(keys)).to.deep.equal(expected));
  }

  it('keeps the order of rows with equal keys', () => {
    const column = new NumberKeys(4);
    for (const [row, key] of [7, 5, 7, 5].entries()) column.add(row, key);
    expect(Array.from(runToEnd(column.sort()))).to.deep.equal([1, 3, 0, 2]);
  });

  it('sorts only the rows that were added', () => {
    const column = new NumberKeys(4);
    column.add(1, 7);
    column.add(3, 2.5);
    expect(Array.from(runToEnd(column.sort()))).to.deep.equal([3, 1]);
  });

  it('sorts no rows', () => expect(runToEnd(new NumberKeys(2).sort())).to.have.length(0));
});
