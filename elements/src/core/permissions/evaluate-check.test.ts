import {expect} from '@open-wc/testing';
import {evaluateCheck} from './index.js';

const rows: [title: string, check: unknown, isAllowed: boolean, problem: RegExp | null][] = [
  ['true', true, true, null],
  ['false', false, false, null],
  ['a function that returns true', () => true, true, null],
  ['a function that returns false', () => false, false, null],
  ['undefined', undefined, false, null],
  ['null', null, false, null],
  ['1', 1, false, /^check must be true, false or a function .*, not a value of type number\./],
  ['the string true', 'true', false, /not a value of type string/],
  ['an object', {}, false, /not a value of type object/],
  ['a promise', Promise.resolve(true), false, /not a promise/],
  ['a function that returns a promise', () => Promise.resolve(true), false, /not a promise/],
  ['a function that returns 1', () => 1, false, /not a value of type number/],
  ['a function that returns null', () => null, false, /not a value of type null/],
  ['a function that returns nothing', () => {}, false, /not a value of type undefined/],
  ['a function that returns a function', () => () => true, false, /not a value of type function/],
];

describe('evaluateCheck', () => {
  for (const [title, check, isAllowed, problem] of rows) {
    it(`${isAllowed ? 'allows' : 'denies'} with ${title}`, () => {
      expect(evaluateCheck(check).isAllowed).to.equal(isAllowed);
    });

    it(`${problem === null ? 'reports nothing' : 'reports the problem'} with ${title}`, () => {
      if (problem === null) expect(evaluateCheck(check).problem).to.equal(null);
      else expect(evaluateCheck(check).problem).to.match(problem);
    });
  }

  it('denies when the function throws, and keeps the error', () => {
    const cause = new Error('No session');
    const thrower = () => {
      throw cause;
    };
    expect(evaluateCheck(thrower)).to.deep.equal({
      isAllowed: false,
      problem: 'check threw an error, so permission is denied.',
      cause,
    });
  });
});
