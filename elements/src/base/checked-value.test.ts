import {expect} from '@open-wc/testing';
import {CheckedValue, type CheckedProperties} from './checked-value.js';

function setUp(properties: Partial<CheckedProperties> = {}) {
  const source = {initValue: false, value: 'on', required: false, ...properties};
  return {source, value: new CheckedValue(source)};
}

describe('CheckedValue', () => {
  for (const [given, initValue, value, typed, submitted] of [
    [undefined, false, 'on', false, null],
    [undefined, true, 'on', true, 'on'],
    [undefined, null, 'on', false, null],
    [null, true, 'on', true, 'on'],
    [true, false, 'yes', true, 'yes'],
    [true, false, '', true, ''],
    [true, false, null, true, 'on'],
    [false, true, 'yes', false, null],
  ] as const) {
    it(`is ${typed} and submits ${submitted} for ${given}, ${initValue} at first, and ${value}`, () => {
      const {value: checked} = setUp({initValue, value});
      checked.set(given);
      expect([checked.typed, checked.submitted]).to.deep.equal([typed, submitted]);
    });
  }

  it('counts other values as true or false, like a native checkbox', () => {
    const {value} = setUp();
    value.set('' as never);
    expect(value.typed).to.equal(false);
    value.set('false' as never);
    expect(value.typed).to.equal(true);
  });

  it('is restored to false, even if it is true at first', () => {
    const {source, value} = setUp();
    const {state} = value;
    source.initValue = true;
    value.restore(state);
    expect([value.typed, value.isDirty]).to.deep.equal([false, true]);
  });

  it('is initial again once it is cleared', () => {
    const {value} = setUp();
    value.set(true);
    value.clear();
    expect([value.typed, value.isDirty]).to.deep.equal([false, false]);
  });

  it('must be true if required', () => {
    const {value} = setUp({required: true});
    expect(value.issue).to.deep.equal({code: 'mustBeTrue'});
    value.set(true);
    expect(value.issue).to.equal(null);
  });
});
