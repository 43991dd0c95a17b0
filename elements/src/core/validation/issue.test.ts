import {expect} from '@open-wc/testing';
import {isEmptyValue} from './issue.js';

describe('isEmptyValue', () => {
  for (const value of [undefined, null, '']) {
    it(`is true for ${value === '' ? 'an empty text' : value}`, () => {
      expect(isEmptyValue(value)).to.equal(true);
    });
  }

  for (const [title, value] of [
    ['a space', ' '],
    ['zero', 0],
    ['NaN', NaN],
    ['false', false],
    ['an invalid date', new Date(NaN)],
    ['an empty array', []],
    ['a file', new File([], 'empty.txt')],
  ] as const) {
    it(`is false for ${title}`, () => {
      expect(isEmptyValue(value)).to.equal(false);
    });
  }
});
