import {expect} from '@open-wc/testing';
import {ColorInputValue} from './color-input-value.js';

const make = (properties = {}) =>
  new ColorInputValue(
    {initValue: '', required: false, alpha: false, ...properties},
    {format: () => 'hex', issueOf: message => ({code: 'authored', message})},
  );

describe('ColorInputValue', () => {
  it('is its initial value until another is set, and once it is cleared', () => {
    const value = make({initValue: 'red'});
    const seen = [[value.typed, value.isDirty]];
    value.set('rgb(0 0 255)');
    seen.push([value.typed, value.isDirty]);
    value.clear();
    seen.push([value.typed, value.isDirty]);
    expect(seen).to.deep.equal([
      ['#ff0000', false],
      ['#0000ff', true],
      ['#ff0000', false],
    ]);
  });

  for (const [text, properties, issue] of [
    ['', {}, null],
    [' ', {}, null],
    ['', {required: true}, {code: 'valueMissing'}],
    ['#123', {required: true}, null],
    ['#1234', {alpha: true}, null],
    ['#1234', {}, {code: 'authored', message: '#1234'}],
    [' blau ', {required: true}, {code: 'authored', message: 'blau'}],
  ] as const) {
    it(`has ${issue?.code ?? 'no issue'} after "${text}" with ${JSON.stringify(properties)}`, () => {
      const value = make(properties);
      value.type(text);
      expect(value.issue).to.deep.equal(issue);
    });
  }

  it('keeps text that is not a color, but does not submit it', () => {
    const value = make();
    value.type('blau');
    expect([value.text, value.state, value.typed, value.submitted]).to.deep.equal(['blau', 'blau', '', '']);
  });

  it('restores text that was not a color', () => {
    const [value, next] = [make(), make()];
    value.type('blau');
    next.restore(value.state);
    expect([next.text, next.issue?.code]).to.deep.equal(['blau', 'authored']);
  });

  for (const wanted of [3, {}, Symbol('color'), 'blau', '#1234', Object.create(null) as object]) {
    it(`is empty and refuses ${typeof wanted} ${typeof wanted === 'string' ? wanted : ''} of the app`, () => {
      const value = make();
      value.set(wanted);
      expect([value.text, value.isRefused, value.issue]).to.deep.equal(['', true, null]);
    });
  }
});
