import {expect} from '@open-wc/testing';
import {fieldFilter, hasEffect, type ColumnFilter} from './filter.js';

describe('hasEffect', () => {
  const empty: ColumnFilter[] = [
    {type: 'text', operator: 'contains', value: ''},
    {type: 'number'},
    {type: 'date', from: ''},
    {type: 'options', values: []},
  ];
  for (const filter of empty) {
    it(`is false for ${JSON.stringify(filter)}`, () => {
      expect(hasEffect(filter)).to.equal(false);
    });
  }

  const filters: ColumnFilter[] = [
    {type: 'text', operator: 'not-empty'},
    {type: 'text', operator: 'contains', value: 'a'},
    {type: 'number', from: 0},
    {type: 'date', to: '2026-01-01'},
    {type: 'options', values: ['']},
  ];
  for (const filter of filters) {
    it(`is true for ${JSON.stringify(filter)}`, () => {
      expect(hasEffect(filter)).to.equal(true);
    });
  }
});

describe('fieldFilter', () => {
  it('is the filter of a field', () => {
    const filter: ColumnFilter = {type: 'number', from: 1};
    expect(fieldFilter({age: filter}, 'age')).to.equal(filter);
  });

  it('is undefined for a member that every object has', () => {
    expect(fieldFilter({}, 'constructor')).to.equal(undefined);
  });
});
