import {expect} from '@open-wc/testing';
import {normalizeSwatches} from './color-swatches.js';

function normalized(given: unknown, hasAlpha = false) {
  const warnings: string[] = [];
  const names = normalizeSwatches(given, hasAlpha, message => warnings.push(message)).map(({name}) => name);
  return {names, warnings: warnings.length};
}

describe('normalizeSwatches', () => {
  for (const [title, given, hasAlpha, expected] of [
    ['null', null, false, {names: [], warnings: 0}],
    ['what is not a list', 'red', false, {names: [], warnings: 1}],
    [
      'entries that are not swatches',
      [null, 3, 'red', {}, {color: 'x', name: 'X'}],
      false,
      {names: [], warnings: 5},
    ],
    ['a swatch', [{color: '#0c5f57', name: 'Pine'}], false, {names: ['Pine'], warnings: 0}],
    [
      'a swatch without a name',
      [{color: 'red'}, {color: 'lime', name: ''}],
      false,
      {names: ['red', 'lime'], warnings: 0},
    ],
    ['alpha', [{color: '#1234', name: 'Glass'}], true, {names: ['Glass'], warnings: 0}],
    [
      'alpha that the field does not accept',
      [{color: '#1234', name: 'Glass'}],
      false,
      {names: [], warnings: 1},
    ],
  ] as const) {
    it(`handles ${title}`, () => {
      expect(normalized(given, hasAlpha)).to.deep.equal(expected);
    });
  }
});
