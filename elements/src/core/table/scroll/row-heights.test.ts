import {expect} from '@open-wc/testing';
import {Chance} from '../../../testing/walks/chance.js';
import {RowHeights} from './row-heights.js';

/** The heights of rows as a plain list. */
class List {
  readonly heights: number[];

  constructor(count: number, usual: number) {
    this.heights = Array.from({length: count}, () => usual);
  }

  offsetOf(index: number): number {
    return this.heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  }

  indexAt(offset: number): number {
    const index = this.heights.findIndex((_, at) => this.offsetOf(at + 1) > offset);
    return index === -1 ? this.heights.length - 1 : index;
  }
}

describe('the heights of rows', () => {
  it('are the usual one before any is measured', () => {
    const heights = new RowHeights(1_000_000, 40);
    expect([heights.total, heights.offsetOf(500_000), heights.indexAt(20_000_010)]).to.deep.equal([
      40_000_000, 20_000_000, 500_000,
    ]);
  });

  it('are those of a plain list after any measurements', () => {
    const chance = new Chance(47);
    for (let round = 0; round < 20; round++) {
      const count = chance.below(1500) + 1;
      const heights = new RowHeights(count, 30);
      const list = new List(count, 30);
      for (let step = 0; step < 60; step++) {
        const index = chance.below(count);
        const height = [30, 12, 55.5, 140][chance.below(4)]!;
        heights.set(index, height);
        list.heights[index] = height;
      }
      expect(heights.total).to.equal(list.offsetOf(count));
      for (let step = 0; step < 30; step++) {
        const index = chance.below(count);
        const offset = list.offsetOf(index);
        expect(heights.offsetOf(index)).to.equal(offset);
        expect(heights.heightOf(index)).to.equal(list.heights[index]);
        for (const at of [offset, offset + 5, offset - 0.5])
          expect(heights.indexAt(at)).to.equal(list.indexAt(at));
      }
    }
  });

  it('has the nearest row before the first one and after the last one', () => {
    const heights = new RowHeights(5, 10);
    expect([heights.indexAt(-50), heights.indexAt(50), heights.indexAt(1e9)]).to.deep.equal([0, 4, 4]);
    expect(new RowHeights(0, 10).indexAt(5)).to.equal(0);
  });

  it('keeps what was measured if there are more rows or fewer', () => {
    const heights = new RowHeights(10, 10);
    heights.set(2, 30);
    heights.set(8, 50);
    expect(heights.resized(20).total).to.equal(260);
    expect(heights.resized(5).total).to.equal(70);
  });
});
