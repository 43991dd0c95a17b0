import {expect} from '@open-wc/testing';
import {RangeSliderValue} from './range-slider-value.js';

function setUp(name = 'price') {
  const limits = {min: 0, max: 100, step: 10, distance: 0};
  const properties = {name};
  const value = new RangeSliderValue({
    name: () => properties.name,
    initial: () => [20, 60],
    limits: () => limits,
  });
  return {limits, properties, value};
}

describe('RangeSliderValue', () => {
  it('is its initial pair until another is set, and once it is cleared', () => {
    const {value} = setUp();
    const seen = [[value.typed, value.isDirty]];
    value.set([30, 90]);
    seen.push([value.typed, value.isDirty]);
    value.clear();
    seen.push([value.typed, value.isDirty]);
    expect(seen).to.deep.equal([
      [[20, 60], false],
      [[30, 90], true],
      [[20, 60], false],
    ]);
  });

  it('fits the given pair into new limits', () => {
    const {limits, value} = setUp();
    value.set([24, 58]);
    const seen = [value.typed];
    limits.step = 1;
    seen.push(value.typed);
    limits.max = 30;
    seen.push(value.typed);
    limits.distance = 10;
    seen.push(value.typed);
    expect(seen).to.deep.equal([
      [20, 60],
      [24, 58],
      [24, 30],
      [20, 30],
    ]);
  });

  it('submits the same object until its value or name changes', () => {
    const {properties, value} = setUp();
    const before = value.submitted;
    const isSame = value.submitted === before;
    properties.name = 'cost';
    expect([isSame, [...value.submitted!]]).to.deep.equal([
      true,
      [
        ['cost', '20'],
        ['cost', '60'],
      ],
    ]);
  });

  it('submits nothing without a name', () => expect(setUp('').value.submitted).to.equal(null));

  for (const [state, typed] of [
    ['30,90', [30, 90]],
    ['30', [20, 60]],
    ['low,high', [20, 60]],
    [null, [20, 60]],
  ] as const) {
    it(`is ${typed.join(' and ')} when ${JSON.stringify(state)} is restored`, () => {
      const {value} = setUp();
      value.restore(state);
      expect([value.typed, value.state]).to.deep.equal([typed, typed.join()]);
    });
  }
});
