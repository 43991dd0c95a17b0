import {expect} from '@open-wc/testing';
import {closesByDrag, dragOpacity} from './index.js';

describe('closesByDrag', () => {
  for (const [offset, percent, closes] of [
    [0, 80, false],
    [160, 80, false],
    [161, 80, true],
    [-161, 80, true],
    [-159, 80, false],
    [21, 10, true],
    [200, 100, false],
    [201, 100, true],
    [500, 0, false],
  ] as const) {
    it(`is ${closes} ${offset} px away with ${percent} % of 200 px`, () => {
      expect(closesByDrag(offset, 200, percent)).to.equal(closes);
    });
  }
});

describe('dragOpacity', () => {
  for (const [offset, percent, opacity] of [
    [0, 80, 1],
    [80, 80, 0.5],
    [-80, 80, 0.5],
    [160, 80, 0],
    [300, 80, 0],
    [50, 100, 0.75],
    [50, 0, 1],
  ] as const) {
    it(`is ${opacity} ${offset} px away with ${percent} % of 200 px`, () => {
      expect(dragOpacity(offset, 200, percent)).to.equal(opacity);
    });
  }
});
