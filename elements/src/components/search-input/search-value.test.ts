import {expect} from '@open-wc/testing';
import {SearchValue} from './search-value.js';

const setUp = ({initValue = '', required = false}: {initValue?: string | null; required?: boolean} = {}) =>
  new SearchValue({initValue, required});

describe('SearchValue', () => {
  for (const [given, typed, isDirty] of [
    ['Ada', 'Ada', true],
    ['', '', true],
    ['two\nlines', 'twolines', true],
    [5, '5', true],
    [null, 'first', false],
    [undefined, 'first', false],
  ] as const) {
    it(`is ${JSON.stringify(typed)} for ${JSON.stringify(given)}`, () => {
      const value = setUp({initValue: 'fir\nst'});
      value.set(given as string);
      expect([value.typed, value.submitted, value.state]).to.deep.equal([typed, typed, typed]);
      expect(value.isDirty).to.equal(isDirty);
    });
  }

  it('is missing while it is empty and required', () => {
    const value = setUp({required: true});
    expect(value.issue).to.deep.equal({code: 'valueMissing'});
    value.restore('Ada');
    expect(value.issue).to.equal(null);
    value.clear();
    expect(value.issue).to.deep.equal({code: 'valueMissing'});
  });
});
