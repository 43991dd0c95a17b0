import {expect} from '@open-wc/testing';
import {NumberKeys} from './number-keys.js';
import {runToEnd} from './sliced-work.js';

/** The ranks of one key a row. */
function ranks(keys: readonly (number | bigint)[]): number[] {
  const column = new NumberKeys(keys.length);
  keys.forEach((key, row) => column.add(row, key));
  const rankOf = new Uint32Array(keys.length);
  runToEnd(column.rank(rankOf));
  return Array.from(rankOf);
}

describe('NumberKeys', () => {
  const cases: [title: string, keys: (number | bigint)[], expected: number[]][] = [
    ['ranks numbers by size', [10, 9, -1, 0.5], [3, 2, 0, 1]],
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

  it('returns the rank after the last one', () => {
    const column = new NumberKeys(5);
    for (const [row, key] of [7, 5, 7].entries()) column.add(row, key);
    expect(runToEnd(column.rank(new Uint32Array(5)))).to.equal(2);
  });

  it('does not change the rank of other rows', () => {
    const column = new NumberKeys(3);
    column.add(1, 7);
    const rankOf = Uint32Array.of(9, 9, 9);
    runToEnd(column.rank(rankOf));
    expect(Array.from(rankOf)).to.deep.equal([9, 0, 9]);
  });

  it('returns 0 when there are no rows', () => {
    expect(runToEnd(new NumberKeys(2).rank(new Uint32Array(2)))).to.equal(0);
  });
});
