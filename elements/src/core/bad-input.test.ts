import {expect} from '@open-wc/testing';
import {describeValue} from './bad-input.js';

describe('describeValue', () => {
  const circular: {self?: unknown} = {};
  circular.self = circular;
  const cases: [title: string, value: unknown, text: string][] = [
    ['a text', 'a', 'a'],
    ['a number', 1.5, '1.5'],
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a symbol', Symbol('a'), 'Symbol(a)'],
    ['an object', {a: [1]}, '{"a":[1]}'],
    ['the start of a long object', ['x'.repeat(100)], `["${'x'.repeat(58)}`],
    ['a circular object', circular, '[object Object]'],
    ['a list with a bigint', [1n], '[object Array]'],
  ];
  for (const [title, value, text] of cases) {
    it(`shows ${title}`, () => expect(describeValue(value)).to.equal(text));
  }
});
