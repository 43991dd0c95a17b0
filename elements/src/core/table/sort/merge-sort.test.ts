import {expect} from '@open-wc/testing';
import {mergeSort} from './merge-sort.js';
import {runToEnd} from '../sliced-work.js';

/** Repeatable random whole numbers below `limit`. */
function randomNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function places(length: number): Uint32Array {
  return Uint32Array.from({length}, (_, place) => place);
}

describe('mergeSort', () => {
  const random = randomNumbers(1);
  const shapes: [title: string, key: (place: number, length: number) => number][] = [
    ['random keys', () => random(1_000_000)],
    ['few distinct keys', () => random(4)],
    ['keys in order', place => place],
    ['keys in reverse order', (place, length) => length - place],
    ['keys in order but for a few', place => (place % 97 === 0 ? random(1000) : place)],
    ['two runs in order', (place, length) => place % Math.ceil(length / 2)],
    ['equal keys', () => 0],
  ];
  for (const [title, key] of shapes) {
    for (const length of [0, 1, 2, 3, 7, 64, 1000, 20_000]) {
      it(`sorts ${length} ${title} stably`, () => {
        const keys = Array.from({length}, (_, place) => key(place, length));
        const compare = (a: number, b: number) => keys[a]! - keys[b]!;
        const items = places(length);
        runToEnd(mergeSort(items, compare));
        expect(Array.from(items)).to.deep.equal(Array.from(places(length)).sort(compare));
      });
    }
  }

  it('compares each adjacent pair once when the items are in order', () => {
    let comparisons = 0;
    const items = places(10_000);
    runToEnd(mergeSort(items, (a, b) => (comparisons++, a - b)));
    expect(comparisons).to.equal(9999);
  });

  it('compares each adjacent pair once when all items are equal', () => {
    let comparisons = 0;
    runToEnd(mergeSort(places(10_000), () => (comparisons++, 0)));
    expect(comparisons).to.equal(9999);
  });

  it('makes a bounded number of comparisons in a slice', () => {
    let comparisons = 0;
    let most = 0;
    const keys = Array.from({length: 50_000}, () => random(1_000_000));
    const work = mergeSort(places(keys.length), (a, b) => (comparisons++, keys[a]! - keys[b]!));
    do {
      most = Math.max(most, comparisons);
      comparisons = 0;
    } while (!work.next().done);
    expect(most).to.be.within(1, 8000);
  });

  it('keeps every item when the comparison is inconsistent', () => {
    const items = places(1000);
    runToEnd(mergeSort(items, () => random(3) - 1));
    expect(Array.from(items).sort((a, b) => a - b)).to.deep.equal(Array.from(places(1000)));
  });
});
