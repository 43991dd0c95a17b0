import {expect} from '@open-wc/testing';
import {enabledIndex} from './enabled-index.js';

/** Options from a text: `x` is a disabled one. */
const optionsOf = (text: string) =>
  [...text].map((letter, index) => ({text: letter, value: String(index), disabled: letter === 'x'}));

describe('enabledIndex', () => {
  for (const [text, index, step, next] of [
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 2],
    ['abc', 0, -1, 0],
    ['abc', -1, 1, 0],
    ['abc', 0, 10, 2],
    ['abc', 2, -10, 0],
    ['abc', 1, Infinity, 2],
    ['abc', 1, -Infinity, 0],
    ['axc', 0, 1, 2],
    ['axc', 2, -1, 0],
    ['abx', 1, 1, 1],
    ['abx', 0, Infinity, 1],
    ['xbc', 1, -1, 1],
    ['xbc', 2, -Infinity, 1],
    ['xx', 0, 1, -1],
    ['', -1, 1, -1],
  ] as const) {
    it(`moves from ${index} by ${step} to ${next} in "${text}"`, () => {
      expect(enabledIndex(optionsOf(text), index, step)).to.equal(next);
    });
  }
});
