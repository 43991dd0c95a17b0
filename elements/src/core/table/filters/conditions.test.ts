import {expect} from '@open-wc/testing';
import {conditionsOf} from './conditions.js';

describe('conditionsOf', () => {
  const numbers: readonly [end: number, text: string][] = [
    [0, '0'],
    [-0, '0'],
    [65.5, '65.5'],
    [1e-7, '1e-7'],
    [90_071_992_547_409_936, '90071992547409936'],
    [-1e21, '-1000000000000000000000'],
    [1e200, '1e+200'],
  ];
  for (const [end, text] of numbers)
    it(`writes the number ${end} as ${text}`, () => {
      const [condition] = conditionsOf({age: {type: 'number', from: end}});
      expect(condition?.value).to.equal(text);
    });
});
