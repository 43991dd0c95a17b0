import {expect} from '@open-wc/testing';
import {isEmptyValue, isSameIssue, rejection, type Issue} from './issue.js';

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

describe('isSameIssue', () => {
  const issue: Issue = {code: 'tooShort', min: 2};
  for (const [title, one, other, isSame] of [
    ['no issues', null, null, true],
    ['an issue and itself', issue, issue, true],
    ['an issue and its copy', issue, {...issue}, true],
    ['an issue and none', issue, null, false],
    ['none and an issue', null, issue, false],
    ['another code', issue, {code: 'notValid'}, false],
    ['another limit', issue, {code: 'tooShort', min: 3}, false],
    ['one more property', issue, {...issue, unit: 'word'}, false],
    ['one property less', {...issue, unit: 'word'}, issue, false],
    ['another property', {...issue, unit: undefined}, {...issue, label: undefined}, true],
    ['a property that is missing in the other', {...issue, unit: 'word'}, {...issue, label: 'Name'}, false],
    [
      'the same day',
      {code: 'dateUnderflow', min: new Date(2026, 1, 3)},
      {code: 'dateUnderflow', min: new Date(2026, 1, 3)},
      true,
    ],
    [
      'another day',
      {code: 'dateUnderflow', min: new Date(2026, 1, 3)},
      {code: 'dateUnderflow', min: new Date(2026, 1, 4)},
      false,
    ],
  ] satisfies [string, Issue | null, Issue | null, boolean][])
    it(`is ${isSame} for ${title}`, () => expect(isSameIssue(one, other)).to.equal(isSame));
});

describe('rejection', () => {
  it('is an issue of the whole value without other issues', () => {
    expect(rejection([])).to.deep.equal({
      issues: [{issue: {code: 'notValid'}, path: []}],
      output: undefined,
    });
  });
});
