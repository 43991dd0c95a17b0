import {expect} from '@open-wc/testing';
import {brokenBound} from './date-time-bounds.js';
import {parseIsoDateTime} from './iso.js';

const at = (text: string) => parseIsoDateTime(text)!;

describe('brokenBound', () => {
  for (const [value, min, max, expected] of [
    ['2019-06-01', null, null, null],
    ['2019-06-01', '2019-06-01', '2019-06-01', null],
    ['2019-05-31', '2019-06-01', null, 'min'],
    ['2019-07-01', null, '2019-06-30', 'max'],
    ['2019-06-30T23:30', null, '2019-06-30', null],
    ['2019-06-01T09:59', '2019-06-01T10:00', null, 'min'],
    ['2019-06-01T10:00', '2019-06-01T10:00', '2019-06-01T10:00', null],
    ['2019-06-01T10:01', null, '2019-06-01T10:00', 'max'],
    ['2019-06-01', '2019-06-01T10:00', null, null],
  ] as const) {
    it(`is ${expected} for ${value} from ${min ?? 'any day'} to ${max ?? 'any day'}`, () => {
      expect(brokenBound(at(value), {min: min && at(min), max: max && at(max)})).to.equal(expected);
    });
  }
});
