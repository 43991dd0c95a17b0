import {expect} from '@open-wc/testing';
import {areaPath, drawnPositions, linePath, runsOf} from './line.js';
import type {ReadValue} from './values.js';

const path = (values: readonly ReadValue[]) => linePath(runsOf(values, value => value / 10));

describe('linePath', () => {
  for (const [values, drawn] of [
    [[], ''],
    [[null, null], ''],
    [[0, 10], 'M0 100L100 0'],
    [[5], 'M50 50h0'],
    [[0, null, 10, 5, 0], 'M0 100h0M50 0L75 50L100 100'],
    [[null, 2, 4, null], 'M33.33 80L66.67 60'],
  ] as [ReadValue[], string][])
    it(`draws ${JSON.stringify(values)}`, () => {
      expect(path(values)).to.equal(drawn);
    });
});

describe('areaPath', () => {
  it('closes each line at a height', () => {
    const runs = runsOf([0, 10, null, 5, 5], value => value / 10);
    expect(areaPath(runs, 100)).to.equal('M0 100L0 100L25 0V100ZM75 100L75 50L100 50V100Z');
  });
});

describe('drawnPositions', () => {
  it('has each of a few values', () => {
    expect(drawnPositions([1, null, 2])).to.deep.equal([0, 1, 2]);
  });

  describe('of 10,000 values', () => {
    const values: ReadValue[] = Array.from({length: 10_000}, (_, index) => Math.sin(index / 50));
    values[4321] = 99;
    values[4322] = -99;
    values[7777] = null;
    const positions = drawnPositions(values);

    it('has at most five for each of 500 places, in their order', () => {
      expect(positions.length).to.be.at.most(2500);
      expect(positions.every((position, index) => index === 0 || position > positions[index - 1]!)).to.equal(
        true,
      );
    });

    it('has the ends, the peaks, and the gap', () => {
      expect(positions).to.include.members([0, 4321, 4322, 7777, 9999]);
    });
  });
});
