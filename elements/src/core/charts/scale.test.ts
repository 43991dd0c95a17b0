import {expect} from '@open-wc/testing';
import {createScale, shareOn} from './scale.js';

describe('createScale', () => {
  for (const [low, high, ticks] of [
    [0, 10, [0, 2.5, 5, 7.5, 10]],
    [0, 97, [0, 25, 50, 75, 100]],
    [0, 1, [0, 0.25, 0.5, 0.75, 1]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [0, 12_345, [0, 5000, 10_000, 15_000]],
    [-30, 70, [-50, -25, 0, 25, 50, 75]],
    [-8, -1, [-8, -6, -4, -2, 0]],
    [10_120, 10_180, [10_120, 10_140, 10_160, 10_180]],
    [0, 0, [0, 0.25, 0.5, 0.75, 1]],
    [500, 500, [200, 400, 600, 800]],
    [-500, -500, [-800, -600, -400, -200]],
    [0, 4e-9, [0, 1e-9, 2e-9, 3e-9, 4e-9]],
    [0, 1e300, [0, 2.5e299, 5e299, 7.5e299, 1e300]],
  ] as [number, number, number[]][])
    it(`has round numbers from ${low} to ${high}`, () => {
      expect(createScale(low, high).ticks).to.deep.equal(ticks);
    });

  for (const [low, high] of [
    [1e15, 1e15 + 0.5],
    [-1e300, 1e300],
    [0.1 + 0.2, 0.30000000000000016],
    [0, Number.MIN_VALUE],
    [-0, 0],
    [1e-300, 2e-300],
  ] as const)
    it(`has few numbers, which hold the range, from ${low} to ${high}`, () => {
      const {ticks, min, max} = createScale(low, high);
      expect(ticks.length).to.be.within(2, 7);
      expect([min <= low, max >= high]).to.deep.equal([true, true]);
    });
});

describe('shareOn', () => {
  for (const [value, share] of [
    [-50, 0],
    [0, 0.5],
    [50, 1],
  ] as const)
    it(`is ${share} for ${value} from -50 to 50`, () => {
      expect(shareOn({min: -50, max: 50}, value)).to.equal(share);
    });
});
