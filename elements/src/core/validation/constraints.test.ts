import {expect} from '@open-wc/testing';
import {checkLength} from './constraints.js';

describe('checkLength', () => {
  for (const {text, min = null, max = null, issue} of [
    {text: '', min: 3, issue: null},
    {text: 'ab', min: 3, issue: {code: 'tooShort', min: 3}},
    {text: 'abc', min: 3, max: 3, issue: null},
    {text: 'abcd', min: 3, max: 3, issue: {code: 'tooLong', max: 3}},
    {text: 'abcd', issue: null},
    {text: '😀', max: 1, issue: {code: 'tooLong', max: 1}},
  ]) {
    it(`returns ${issue?.code ?? 'no issue'} for "${text}" from ${min} to ${max}`, () => {
      expect(checkLength(text, {minLength: min, maxLength: max})).to.deep.equal(issue);
    });
  }
});
