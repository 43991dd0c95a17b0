import {expect} from '@open-wc/testing';
import {isSameList} from './is-same-list.js';

const object = {};

describe('isSameList', () => {
  for (const [one, other, isSame] of [
    [[], [], true],
    [[1, object], [1, object], true],
    [[1], [1, undefined], false],
    [[1, 2], [2, 1], false],
    [[object], [{}], false],
  ] as const) {
    it(`is ${isSame} for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      expect(isSameList(one, other)).to.equal(isSame);
    });
  }
});
