import {expect} from '@open-wc/testing';
import {fitPair, limitsOf, moveThumb, nearerThumb, parsePair, type PairLimits} from './number-pair.js';

const track = (min: number, max: number, step: PairLimits['step'] = 1, distance: number = 0): PairLimits => ({
  min,
  max,
  step,
  distance,
});

describe('parsePair', () => {
  for (const [given, pair] of [
    [
      [20, 60],
      [20, 60],
    ],
    [
      ['20', 60],
      [20, 60],
    ],
    ['20,60', [20, 60]],
    [' -2.5 , 1e1 ', [-2.5, 10]],
    ['20', null],
    ['20,', null],
    ['1,2,3', null],
    [[20], null],
    [[1, 2, 3], null],
    [[NaN, 60], null],
    [['low', 'high'], null],
    [20, null],
    [{}, null],
  ] as const) {
    it(`reads ${JSON.stringify(given)} as ${JSON.stringify(pair)}`, () =>
      expect(parsePair(given)).to.deep.equal(pair));
  }
});

describe('fitPair', () => {
  for (const [title, pair, limits, expected] of [
    ['keeps a pair of the track', [20, 60], track(0, 100), [20, 60]],
    ['puts the numbers in order', [60, 20], track(0, 100), [20, 60]],
    ['moves numbers into the track', [-5, 500], track(0, 100), [0, 100]],
    ['moves numbers to the nearest steps', [21, 58], track(0, 100, 5), [20, 60]],
    ['stays on the last whole step before the end', [0, 10], track(0, 10, 3), [0, 9]],
    ['keeps decimal steps exact', [0.1, 0.3], track(0, 1, 0.1), [0.1, 0.3]],
    ['accepts the same number twice', [40, 40], track(0, 100), [40, 40]],
    ['moves the upper number away', [40, 45], track(0, 100, 1, 10), [40, 50]],
    ['moves the lower number if there is no room', [95, 98], track(0, 100, 1, 10), [90, 100]],
    ['counts the distance in whole steps', [0, 1], track(0, 100, 5, 7), [0, 10]],
    ['keeps every distance if any number is allowed', [0.5, 0.6], track(0, 1, 'any', 0.25), [0.5, 0.75]],
    ['is the whole track if the distance is greater', [4, 5], track(0, 10, 1, 50), [0, 10]],
    ['keeps the distance on the last whole step', [9, 9], track(0, 10, 3, 3), [6, 9]],
    ['has one number on a track without a length', [1, 2], track(5, 5), [5, 5]],
  ] as const) {
    it(title, () => expect(fitPair(pair, limits)).to.deep.equal(expected));
  }
});

describe('limitsOf', () => {
  for (const [thumb, limits, expected] of [
    [0, track(0, 100), {min: 0, max: 60}],
    [1, track(0, 100), {min: 20, max: 100}],
    [0, track(0, 100, 1, 10), {min: 0, max: 50}],
    [1, track(0, 100, 1, 10), {min: 30, max: 100}],
    [1, track(0, 100, 30), {min: 30, max: 90}],
  ] as const) {
    it(`are ${JSON.stringify(expected)} for thumb ${thumb} with ${JSON.stringify(limits)}`, () =>
      expect(limitsOf(thumb, [20, 60], limits)).to.deep.equal(expected));
  }
});

describe('moveThumb', () => {
  for (const [title, thumb, number, expected] of [
    ['moves the lower thumb', 0, 30, [30, 60]],
    ['moves the upper thumb', 1, 80, [20, 80]],
    ['stops the lower thumb at the upper one', 0, 90, [60, 60]],
    ['stops the upper thumb at the lower one', 1, 3, [20, 20]],
    ['stops at the start of the track', 0, -50, [0, 60]],
    ['stops at the end of the track', 1, 500, [20, 100]],
    ['moves to the nearest step', 1, 80.4, [20, 80]],
  ] as const) {
    it(title, () => expect(moveThumb(thumb, number, [20, 60], track(0, 100))).to.deep.equal(expected));
  }

  it('keeps the distance', () =>
    expect(moveThumb(0, 59, [20, 60], track(0, 100, 1, 10))).to.deep.equal([50, 60]));
});

describe('nearerThumb', () => {
  for (const [pair, number, thumb] of [
    [[20, 60], 30, 0],
    [[20, 60], 50, 1],
    [[20, 60], 40, 0],
    [[20, 20], 10, 0],
    [[20, 20], 30, 1],
    [[20, 60], -5, 0],
    [[20, 60], 99, 1],
  ] as const) {
    it(`is ${thumb} for ${number} with ${pair.join(' and ')}`, () =>
      expect(nearerThumb(pair, number)).to.equal(thumb));
  }
});
