import {expect} from '@open-wc/testing';
import type {ColumnFilter} from './filter.js';
import {filterTexts, parseFilterTexts} from './filter-text.js';

describe('parseFilterTexts', () => {
  for (const filter of [
    {type: 'text', operator: 'contains', value: 'a.b'},
    {type: 'text', operator: 'empty'},
    {type: 'options', values: []},
    {type: 'options', values: ['a']},
    {type: 'options', values: ['', 'a.b']},
    {type: 'number'},
    {type: 'number', from: -1.5, to: 0},
    {type: 'date', from: '2026-01-31'},
    {type: 'date', to: '2026-01-31'},
  ] satisfies ColumnFilter[])
    it(`reads ${JSON.stringify(filter)} again`, () => {
      expect(parseFilterTexts(filterTexts(filter))).to.deep.equal(filter);
    });

  for (const texts of [
    [],
    [''],
    ['in', 'in'],
    ['in', 'in.a'],
    ['in.a', 'contains.a'],
    ['contains.a', 'in.a'],
    ['like.a'],
    ['number'],
    ['number.'],
    ['number.1'],
    ['number.1_2_3'],
    ['number.x_'],
    ['date'],
    ['date.2026-01-31'],
    ['date._2026-02-30'],
  ])
    it(`refuses ${JSON.stringify(texts)}`, () => expect(parseFilterTexts(texts)).to.equal(null));
});
