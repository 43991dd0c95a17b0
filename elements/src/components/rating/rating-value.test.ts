import {expect} from '@open-wc/testing';
import {ratingIn, RatingValue, type RatingValueOptions} from './rating-value.js';

const make = (options: Partial<RatingValueOptions> = {}) =>
  new RatingValue({initial: () => null, max: () => 5, step: () => 1, isRequired: () => false, ...options});

describe('ratingIn', () => {
  for (const [given, number] of [
    [3.5, 3.5],
    [0, 0],
    [-1, -1],
    ['3.5', 3.5],
    [' 4 ', 4],
    ['', null],
    ['four', null],
    ['4 stars', null],
    [NaN, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
    [true, null],
    [[4], null],
  ] as const)
    it(`is ${number} for ${JSON.stringify(given)}`, () => expect(ratingIn(given)).to.equal(number));
});

describe('RatingValue', () => {
  for (const [given, step, typed] of [
    [3, 1, 3],
    ['3', 1, 3],
    [3.7, 1, 4],
    [3.7, 0.5, 3.5],
    [3.7, null, 3.7],
    [0.2, 1, null],
    [0.2, null, 0.2],
    [0, 1, null],
    [-2, 1, null],
    [9, 1, 5],
    [NaN, 1, null],
    ['many', 1, null],
    [null, 1, null],
  ] as const) {
    it(`is ${typed} for ${JSON.stringify(given)} with a step of ${step}`, () => {
      const value = make({step: () => step});
      value.set(given);
      expect(value.typed).to.equal(typed);
    });
  }

  it('is its initial value until another is set, and once it is cleared', () => {
    const value = make({initial: () => 2});
    const seen = [[value.typed, value.isDirty]];
    value.set(4);
    seen.push([value.typed, value.isDirty]);
    value.set(null);
    seen.push([value.typed, value.isDirty]);
    value.clear();
    seen.push([value.typed, value.isDirty]);
    expect(seen).to.deep.equal([
      [2, false],
      [4, true],
      [null, true],
      [2, false],
    ]);
  });

  it('keeps what a greater max and a smaller step allow later', () => {
    let max = 5;
    let step = 1;
    const value = make({max: () => max, step: () => step});
    value.set(7.5);
    const before = value.typed;
    max = 10;
    step = 0.5;
    expect([before, value.typed]).to.deep.equal([5, 7.5]);
  });

  for (const [given, submitted, state] of [
    [3.5, '3.5', '3.5'],
    [null, null, ''],
  ] as const) {
    it(`submits ${submitted} for ${given}, and restores it`, () => {
      const value = make({step: () => 0.5, initial: () => 1});
      value.set(given);
      const restored = make({step: () => 0.5, initial: () => 1});
      restored.restore(value.state);
      expect([value.submitted, value.state, restored.typed]).to.deep.equal([submitted, state, given]);
    });
  }

  for (const [isRequired, initial, issue] of [
    [false, null, null],
    [true, null, {code: 'valueMissing'}],
    [true, 0, {code: 'valueMissing'}],
    [true, 1, null],
  ] as const) {
    it(`has ${issue?.code ?? 'no issue'} with ${initial}${isRequired ? ', required' : ''}`, () => {
      expect(make({initial: () => initial, isRequired: () => isRequired}).issue).to.deep.equal(issue);
    });
  }
});
