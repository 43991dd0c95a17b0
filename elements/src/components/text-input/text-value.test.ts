import {expect} from '@open-wc/testing';
import {TextValue, type TextInputType, type TextProperties} from './text-value.js';

const NONE: TextProperties = {
  initValue: '',
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  min: null,
  max: null,
  step: null,
};

function setUp(type: TextInputType = 'text', properties: Partial<TextProperties> = {}) {
  const source = {...NONE, ...properties};
  const field = {type, cleared: 0};
  const value = new TextValue(source, {type: () => field.type, clearNative: () => (field.cleared += 1)});
  return {source, field, value};
}

describe('TextValue', () => {
  for (const [type, given, text, typed, isDirty] of [
    ['text', 'two\nlines', 'twolines', 'twolines', true],
    ['text', 5, '5', '5', true],
    ['text', null, '7', '7', true],
    ['text', undefined, '7', '7', false],
    ['email', ' a@b.c ', 'a@b.c', 'a@b.c', true],
    ['number', '1.0', '1.0', 1, true],
    ['number', 'x', '', null, true],
    ['number', null, '', null, true],
    ['number', NaN, '', null, true],
    ['number', undefined, '7', 7, false],
  ] as const) {
    it(`is ${JSON.stringify(text)} for ${JSON.stringify(given) ?? given} with type ${type}`, () => {
      const {value} = setUp(type, {initValue: '7'});
      value.set(given);
      expect([value.text, value.typed, value.isDirty]).to.deep.equal([text, typed, isDirty]);
    });
  }

  it('keeps what was given, so that the type may be set later', () => {
    const {field, value} = setUp('number');
    value.set('a@b.c');
    const before = value.text;
    field.type = 'email';
    expect([before, value.text]).to.deep.equal(['', 'a@b.c']);
  });

  it('keeps the typed text when its number is given', () => {
    const {value} = setUp('number');
    value.type('1.0', false);
    value.set(1);
    expect(value.text).to.equal('1.0');
  });

  it('has bad input until another value is given, and clears it in the field', () => {
    const {field, value} = setUp('number');
    value.type('', true);
    const before = value.issue;
    value.set('5');
    expect([before, value.issue, field.cleared]).to.deep.equal([{code: 'notANumber'}, null, 1]);
  });

  for (const [title, type, properties, given, code] of [
    ['a missing text', 'text', {required: true}, '', 'valueMissing'],
    ['a short text', 'text', {minLength: 2}, 'a', 'tooShort'],
    ['a pattern', 'text', {pattern: '[a-z]'}, 'A', 'patternMismatch'],
    ['an address', 'email', {}, 'a', 'notAnEmail'],
    ['a minimum', 'number', {min: 5}, '4', 'rangeUnderflow'],
    ['a step from its initial value', 'number', {initValue: 1, step: 2}, '4', 'stepMismatch'],
    ['no length of a number', 'number', {maxLength: 1}, '44', undefined],
  ] as const) {
    it(`checks ${title}`, () => {
      const {value} = setUp(type, properties);
      value.set(given);
      expect(value.issue?.code).to.equal(code);
    });
  }

  describe('asks the browser', () => {
    const {createElement} = document;
    let probes = 0;

    beforeEach(() => {
      probes = 0;
      document.createElement = function (this: Document, ...args: Parameters<typeof createElement>) {
        probes += 1;
        return createElement.apply(this, args);
      };
    });

    afterEach(() => {
      document.createElement = createElement;
    });

    it('again only if something has changed', () => {
      const {source, value} = setUp('text', {required: true, pattern: '[a-z]'});
      const before = [value.issue, value.issue];
      expect([before[0]?.code, probes]).to.deep.equal(['valueMissing', 1]);
      source.required = false;
      expect([value.issue, probes]).to.deep.equal([null, 2]);
    });

    for (const type of ['text', 'password', 'search', 'tel'] as const) {
      it(`nothing about a ${type} field without a pattern`, () => {
        const {source, value} = setUp(type, {required: true, min: 5, step: 2});
        const before = value.issue;
        source.required = false;
        expect([before?.code, value.issue, probes]).to.deep.equal(['valueMissing', null, 0]);
      });
    }
  });
});
