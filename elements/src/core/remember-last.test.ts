import {expect} from '@open-wc/testing';
import {rememberLast} from './remember-last.js';

describe('rememberLast', () => {
  for (const [title, inputs, calls] of [
    ['computes equal entries once', [{min: 1}, {min: 1}], 1],
    ['computes NaN once', [{min: NaN}, {min: NaN}], 1],
    ['computes a changed entry', [{min: 1}, {min: 2}], 2],
    ['computes an entry of another type', [{min: 1}, {min: '1'}], 2],
    ['computes an added entry', [{min: 1}, {min: 1, max: 2}], 2],
    ['computes a removed entry', [{min: 1, max: 2}, {min: 1}], 2],
    ['computes another entry that is undefined', [{min: undefined}, {max: undefined}], 2],
    ['remembers only the last result', [{min: 1}, {min: 2}, {min: 1}], 3],
  ] as const) {
    it(title, () => {
      let count = 0;
      const compute = rememberLast((input: object) => [(count += 1), input]);
      const results = inputs.map(input => compute(input)[1]);
      expect([count, results]).to.deep.equal([calls, inputs]);
    });
  }
});
