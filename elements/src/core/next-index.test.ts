import {expect} from '@open-wc/testing';
import {nextIndex} from './next-index.js';

describe('nextIndex', () => {
  for (const [title, index, count, step, next] of [
    ['the first, down from none', -1, 3, 1, 0],
    ['the last, up from none', -1, 3, -1, 2],
    ['the one below', 0, 3, 1, 1],
    ['the one above', 2, 3, -1, 1],
    ['the first, down from the last', 2, 3, 1, 0],
    ['the last, up from the first', 0, 3, -1, 2],
    ['none if there are no suggestions', -1, 0, 1, -1],
  ] as const) {
    it(`is ${title}`, () => expect(nextIndex(index, count, step)).to.equal(next));
  }
});
