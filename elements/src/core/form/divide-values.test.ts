import {expect} from '@open-wc/testing';
import {divideValues} from './divide-values.js';

describe('divideValues', () => {
  for (const [title, values, hasList, expected] of [
    ['gives each control its value', ['a', 'b'], [false, false], ['a', 'b']],
    ['gives a list all values', ['a', 'b'], [true], [['a', 'b']]],
    ['gives a list an empty one', [], [true], [[]]],
    ['gives a list what the next controls leave', ['a', 'b', 'c'], [true, false], [['a', 'b'], 'c']],
    ['gives a list what the controls before it leave', ['a', 'b', 'c'], [false, true], ['a', ['b', 'c']]],
    ['gives two lists all values', ['a', 'b', 'c'], [true, true], [['a', 'b'], ['c']]],
    ['gives a list nothing if the next controls need all', ['a'], [true, false], [[], 'a']],
    ['gives nothing to controls without a value', ['a'], [false, false], ['a', undefined]],
  ] as const)
    it(title, () => {
      expect(divideValues(values, hasList)).to.deep.equal(expected);
    });
});
