import {expect} from '@open-wc/testing';
import {radixSort} from './radix-sort.js';
import {runToEnd} from '../sliced-work.js';

/** Sorts all items by their keys, each a list of words. */
function sorted(keys: readonly (readonly number[])[], items = Uint32Array.from(keys.keys())): number[] {
  runToEnd(radixSort(items, (item, word) => keys[item]![word]!, keys[0]?.length ?? 1));
  return Array.from(items);
}

describe('radixSort', () => {
  const cases: [title: string, keys: number[][], expected: number[]][] = [
    ['sorts by one word', [[3], [1], [2]], [1, 2, 0]],
    ['sorts by every byte of a word', [[0x1_00_00_00], [0x1_00_00], [0x1_00], [0x1]], [3, 2, 1, 0]],
    ['sorts words as numbers without a sign', [[0xffff_ffff], [0x7fff_ffff], [0x8000_0000]], [1, 2, 0]],
    [
      'sorts by the first word, then the second',
      [
        [2, 1],
        [1, 2],
        [1, 1],
        [2, 0],
      ],
      [2, 1, 3, 0],
    ],
    [
      'keeps the order of equal keys',
      [
        [1, 1],
        [0, 1],
        [1, 1],
        [0, 1],
      ],
      [1, 3, 0, 2],
    ],
    ['sorts one item', [[5]], [0]],
    ['sorts no items', [], []],
  ];
  for (const [title, keys, expected] of cases) {
    it(title, () => expect(sorted(keys)).to.deep.equal(expected));
  }

  it('sorts only the given items', () => {
    expect(sorted([[3], [2], [1]], Uint32Array.of(0, 2))).to.deep.equal([2, 0]);
  });

  it('sorts many items, in many slices', () => {
    const keys = Array.from({length: 100_000}, (_, index) => [Math.imul(index, 0x9e37_79b1) >>> 0]);
    const items = Uint32Array.from(keys.keys());
    const work = radixSort(items, item => keys[item]![0]!, 1);
    let slices = 1;
    while (!work.next().done) slices++;
    const isSorted = items.every(
      (item, place) => place === 0 || keys[items[place - 1]!]![0]! <= keys[item]![0]!,
    );
    expect([isSorted, slices > 10]).to.deep.equal([true, true]);
  });
});
