import {expect} from '@open-wc/testing';
import {nextPoint} from './next-point.js';

describe('nextPoint', () => {
  for (const [key, point, next, isRtl = false] of [
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowRight', 4, 3, true],
    ['ArrowLeft', 4, 5, true],
    ['ArrowUp', 4, 5],
    ['ArrowDown', 4, 3],
    ['ArrowUp', 4, 5, true],
    ['PageUp', 4, 6],
    ['PageDown', 4, 2],
    ['PageDown', 1, 0],
    ['Home', 4, 0],
    ['End', 4, 19],
    ['ArrowRight', 19, 19],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', null, 1],
    ['Escape', 4, null],
    ['Enter', 4, undefined],
    ['constructor', 4, undefined],
  ] as [string, number | null, number | null | undefined, boolean?][])
    it(`goes from ${point} to ${next} with ${key}${isRtl ? ' from right to left' : ''}`, () => {
      expect(nextPoint(key, point, {count: 20, isRtl})).to.equal(next);
    });
});
