import {expect} from '@open-wc/testing';
import {TextAreaValue} from './text-area-value.js';

const make = (properties = {}) =>
  new TextAreaValue({initValue: 'start', required: false, minLength: null, maxLength: null, ...properties});

describe('TextAreaValue', () => {
  it('is its initial value until another is set, and once it is cleared', () => {
    const value = make();
    const seen = [[value.typed, value.isDirty]];
    value.set('other');
    seen.push([value.typed, value.isDirty]);
    value.clear();
    seen.push([value.typed, value.isDirty]);
    expect(seen).to.deep.equal([
      ['start', false],
      ['other', true],
      ['start', false],
    ]);
  });

  for (const given of ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour']) {
    it(`has line feeds for ${JSON.stringify(given)}, also as its initial value`, () => {
      const value = make();
      value.set(given);
      expect([value.typed, value.submitted, value.state, make({initValue: given}).typed]).to.deep.equal(
        Array(4).fill('one\ntwo\nthree\nfour'),
      );
    });
  }

  for (const [initValue, properties, issue] of [
    ['', {}, null],
    ['', {minLength: 3}, null],
    ['', {required: true}, {code: 'valueMissing'}],
    ['start', {required: true}, null],
    ['ab', {minLength: 3}, {code: 'tooShort', min: 3}],
    ['a\r\nb', {minLength: 3, maxLength: 3}, null],
    ['a\r\nbc', {maxLength: 3}, {code: 'tooLong', max: 3}],
  ] as const) {
    it(`has ${issue?.code ?? 'no issue'} for ${JSON.stringify(initValue)} with ${JSON.stringify(properties)}`, () => {
      expect(make({initValue, ...properties}).issue).to.deep.equal(issue);
    });
  }
});
