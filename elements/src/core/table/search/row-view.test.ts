import {expect} from '@open-wc/testing';
import {RowView} from './row-view.js';

describe('RowView', () => {
  const view = RowView.of(Uint32Array.of(4, 2, 0));

  it('knows how many rows there are', () => expect(view.total).to.equal(3));

  const cases: [start: number, end: number, rows: number[]][] = [
    [0, 2, [4, 2]],
    [2, 4, [0]],
    [0, Infinity, [4, 2, 0]],
    [3, 6, []],
    [2, 1, []],
    [-2, 1, [4]],
    [-2, -1, []],
  ];
  for (const [start, end, rows] of cases) {
    it(`slices ${start} to ${end}`, () => expect(view.slice(start, end)).to.deep.equal(rows));
  }

  it('has all rows in their order if it gets only their number', () => {
    const all = new RowView(4);
    expect([all.total, all.slice(2, 9), all.slice(-1, 2)]).to.deep.equal([4, [2, 3], [0, 1]]);
  });
});
