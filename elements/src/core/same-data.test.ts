import {expect} from '@open-wc/testing';
import {isSameData} from './same-data.js';

describe('isSameData', () => {
  for (const [one, other, isSame] of [
    [1, 1, true],
    [1, '1', false],
    [NaN, NaN, true],
    [null, undefined, false],
    [null, {}, false],
    ['a', 'a', true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{a: 1, b: {c: [2]}}, {b: {c: [2]}, a: 1}, true],
    [{a: 1}, {a: 2}, false],
    [{a: 1}, {a: 1, b: undefined}, true],
    [{a: 1}, {a: 1, b: null}, false],
  ] as const) {
    it(`is ${isSame} for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      expect([isSameData(one, other), isSameData(other, one)]).to.deep.equal([isSame, isSame]);
    });
  }
});
