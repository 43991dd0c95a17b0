import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scaleOf} from './scale.js';

const rounded = (share: number) => Math.round(share * 100) / 100;

describe('the scale of a chart', () => {
  it('starts at 0 if all numbers are visible on it', () => {
    const {isLogarithmic, ticks, shareOf} = scaleOf([10, 45]);
    assert.equal(isLogarithmic, false);
    assert.deepEqual(
      ticks.map(({value}) => value),
      [0, 20, 40],
    );
    assert.deepEqual([shareOf(0), shareOf(9), shareOf(45)], [0, 0.2, 1]);
  });

  it('is logarithmic, from the decade of the smallest number, if the largest one is much larger', () => {
    const {isLogarithmic, ticks, shareOf} = scaleOf([3, 1000]);
    assert.equal(isLogarithmic, true);
    assert.deepEqual(
      ticks.map(({value, share}) => [value, rounded(share)]),
      [
        [1, 0],
        [10, 0.33],
        [100, 0.67],
        [1000, 1],
      ],
    );
    assert.equal(rounded(shareOf(3)), 0.16);
  });

  it('starts with numbers that are not positive', () => {
    for (const values of [
      [-2, 0, 4],
      [-2, 1, 1000],
    ])
      assert.deepEqual([scaleOf(values).shareOf(-2), scaleOf(values).shareOf(0)], [0, 0]);
  });

  it('has no ticks without numbers', () => {
    assert.deepEqual(scaleOf([]).ticks, []);
  });
});
