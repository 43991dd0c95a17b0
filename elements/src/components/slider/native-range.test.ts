import {expect} from '@open-wc/testing';
import {fitToRange, shareOfRange, stepLength, type SliderRange} from './native-range.js';

const range = (min: number, max: number, step: SliderRange['step'] = 1) => ({min, max, step});

describe('fitToRange', () => {
  for (const [title, wanted, bounds, expected] of [
    ['keeps a number of the range', 3, range(0, 10), 3],
    ['raises a number to the minimum', -3, range(0, 10), 0],
    ['lowers a number to the maximum', 30, range(0, 10), 10],
    ['moves a number to the nearest step', 7, range(0, 10, 5), 5],
    ['counts steps from the minimum', 6, range(1, 10, 4), 5],
    ['stays on the last whole step before the end', 10, range(0, 10, 3), 9],
    ['has no rounding error in decimal steps', 0.3, range(0, 1, 0.1), 0.3],
    ['keeps every number if any is allowed', 0.123, range(0, 1, 'any'), 0.123],
    ['works below zero', -3.4, range(-5, -1), -3],
  ] as const) {
    it(title, () => expect(fitToRange(wanted, bounds)).to.equal(expected));
  }
});

describe('shareOfRange', () => {
  for (const [value, bounds, share] of [
    [0, range(0, 10), 0],
    [10, range(0, 10), 1],
    [-2, range(-4, 4), 0.25],
    [3, range(3, 3), 0],
  ] as const) {
    it(`is ${share} for ${value} from ${bounds.min} to ${bounds.max}`, () =>
      expect(shareOfRange(value, bounds)).to.equal(share));
  }
});

describe('stepLength', () => {
  it('is the step', () => expect(stepLength(range(0, 10, 2))).to.equal(2));

  it('is a hundredth of the range if any number is allowed', () =>
    expect(stepLength(range(0, 50, 'any'))).to.equal(0.5));
});
