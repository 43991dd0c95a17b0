import {expect} from '@open-wc/testing';
import {validityFlags} from './validity-flags.js';

describe('validityFlags', () => {
  for (const [code, flag] of [
    ['valueMissing', 'valueMissing'],
    ['mustBeTrue', 'valueMissing'],
    ['mustBeOn', 'valueMissing'],
    ['tooShort', 'tooShort'],
    ['tooLong', 'tooLong'],
    ['rangeUnderflow', 'rangeUnderflow'],
    ['rangeOverflow', 'rangeOverflow'],
    ['dateUnderflow', 'rangeUnderflow'],
    ['tooSmall', 'rangeUnderflow'],
    ['tooLarge', 'rangeOverflow'],
    ['tooEarly', 'rangeUnderflow'],
    ['tooLate', 'rangeOverflow'],
    ['dateOverflow', 'rangeOverflow'],
    ['stepMismatch', 'stepMismatch'],
    ['patternMismatch', 'patternMismatch'],
    ['notAnEmail', 'typeMismatch'],
    ['notAUrl', 'typeMismatch'],
    ['notANumber', 'badInput'],
    ['lengthBetween', 'customError'],
    ['notADate', 'customError'],
    ['notATime', 'badInput'],
    ['timeUnderflow', 'rangeUnderflow'],
    ['timeOverflow', 'rangeOverflow'],
    ['checkPending', 'customError'],
    ['authored', 'customError'],
  ] as const) {
    it(`returns ${flag} for ${code}`, () => {
      expect(validityFlags(code)).to.deep.equal({[flag]: true});
    });
  }
});
