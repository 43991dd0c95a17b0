import {expect} from '@open-wc/testing';
import {isResultShown} from './visibility.js';

describe('isResultShown', () => {
  for (const [showValidation, submitAttempted, isShown] of [
    [false, false, false],
    [false, true, false],
    [true, false, true],
    [true, true, true],
    ['submit', false, false],
    ['submit', true, true],
  ] as const) {
    it(`is ${isShown} for ${showValidation} ${submitAttempted ? 'after' : 'before'} a submit attempt`, () => {
      expect(isResultShown({showValidation, submitAttempted})).to.equal(isShown);
    });
  }
});
