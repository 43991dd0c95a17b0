import {expect} from '@open-wc/testing';
import {randomId} from './random-id.js';

describe('randomId', () => {
  it('has 7 characters by default', () => {
    expect(randomId()).to.have.length(7);
  });

  for (const length of [1, 12])
    it(`has the requested length ${length}`, () => {
      expect(randomId(length)).to.have.length(length);
    });

  it('starts with a letter', () => {
    expect(randomId(3, () => 0.999)).to.equal('z99');
  });

  it('uses only lowercase letters and digits', () => {
    for (let run = 0; run < 200; run += 1) expect(randomId()).to.match(/^[a-z][a-z0-9]{6}$/);
  });

  for (const length of [0, -1, 1.5, NaN]) {
    it(`refuses the length ${length}`, () => {
      expect(() => randomId(length)).to.throw(RangeError, 'whole number of at least 1');
    });
  }
});
