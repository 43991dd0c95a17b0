import {expect} from '@open-wc/testing';
import type {Filters} from '../index.js';
import {normalizeFilters} from './normalize-filters.js';

function normalize(given: unknown): [Filters | undefined, string[]] {
  const warnings: string[] = [];
  return [normalizeFilters(given, message => void warnings.push(message)), warnings];
}

describe('normalizeFilters', () => {
  const valid: Filters = {
    name: {type: 'text', operator: 'contains', value: 'a'},
    city: {type: 'text', operator: 'empty'},
    age: {type: 'number', from: 1.5},
    born: {type: 'date', from: '2026-01-31', to: '2026-02-28'},
    country: {type: 'options', values: ['DE', '']},
  };

  it('keeps filters', () => expect(normalize(valid)).to.deep.equal([valid, []]));

  it('leaves out members that no filter has', () => {
    expect(normalize({age: {type: 'number', from: 1, to: undefined, label: 'x'}})).to.deep.equal([
      {age: {type: 'number', from: 1}},
      [],
    ]);
  });

  for (const nothing of [null, undefined, {}, 5])
    it(`has no filters for ${JSON.stringify(nothing)}`, () =>
      expect(normalize(nothing)).to.deep.equal([undefined, []]));

  for (const bad of [
    null,
    'x',
    {},
    {type: 'text'},
    {type: 'text', operator: 'like', value: 'a'},
    {type: 'text', operator: 'contains', value: 5},
    {type: 'number', from: '5'},
    {type: 'number', from: NaN},
    {type: 'date', from: '2026-02-30'},
    {type: 'date', from: 20260131},
    {type: 'options'},
    {type: 'date', from: '2026-01-31', to: ['2026-02-28']},
    {type: 'date', to: 'tomorrow'},
    {type: 'options', values: [5]},
    {type: 'options', values: ['DE', 5]},
    {type: 'toString'},
  ]) {
    it(`warns about ${JSON.stringify(bad)}, and keeps the others`, () => {
      expect(normalize({x: bad, age: valid.age})).to.deep.equal([
        {age: valid.age},
        ['the filter of "x" is not valid; it is ignored.'],
      ]);
    });
  }
});
