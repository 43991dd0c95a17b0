import {expect} from '@open-wc/testing';
import {SliderValue} from './slider-value.js';

function setUp({initial = 20, min = null as number | null, max = null as number | null} = {}) {
  const range = {min: 0, max: 100, step: 10};
  const value = new SliderValue({initial: () => initial, range: () => range, bounds: () => ({min, max})});
  return {range, value};
}

describe('SliderValue', () => {
  it('is its initial number until another is set, and once it is cleared', () => {
    const {value} = setUp();
    const seen = [[value.typed, value.isDirty]];
    value.set(50);
    seen.push([value.typed, value.isDirty]);
    value.clear();
    seen.push([value.typed, value.isDirty]);
    expect(seen).to.deep.equal([
      [20, false],
      [50, true],
      [20, false],
    ]);
  });

  it('fits the given number into each new range', () => {
    const {range, value} = setUp();
    value.set(57);
    const seen = [value.typed];
    range.step = 5;
    seen.push(value.typed);
    range.max = 30;
    seen.push(value.typed);
    range.max = 100;
    seen.push(value.typed);
    expect(seen).to.deep.equal([60, 55, 30, 55]);
  });

  for (const [state, typed] of [
    ['50', 50],
    ['x', 20],
  ] as const) {
    it(`is ${typed} when "${state}" is restored`, () => {
      const {value} = setUp();
      value.restore(state);
      expect([value.typed, value.submitted, value.state]).to.deep.equal([
        typed,
        String(typed),
        String(typed),
      ]);
    });
  }

  for (const [given, bounds, issue] of [
    [20, {min: 20, max: 40}, null],
    [10, {min: 20}, {code: 'rangeUnderflow', min: 20}],
    [50, {max: 40}, {code: 'rangeOverflow', max: 40}],
    [10, {min: 20, max: 40}, {code: 'rangeBetween', min: 20, max: 40}],
    [50, {min: 20, max: 40}, {code: 'rangeBetween', min: 20, max: 40}],
  ] as const) {
    it(`has ${issue?.code ?? 'no issue'} for ${given} with ${JSON.stringify(bounds)}`, () => {
      const {value} = setUp(bounds);
      value.set(given);
      expect(value.issue).to.deep.equal(issue);
    });
  }
});
