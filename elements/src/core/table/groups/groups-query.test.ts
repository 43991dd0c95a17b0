import {expect} from '@open-wc/testing';
import {initialQuery, type TableQuery} from '../query/query.js';
import {groupsQuery, queryWithin, type GroupPart} from './groups-query.js';

const query: TableQuery = {
  ...initialQuery(),
  search: 'a',
  sort: {field: 'city', direction: 'desc'},
  thenBy: [{field: 'name', direction: 'asc'}],
  group: ['country', 'city'],
};
const italy: GroupPart = {field: 'country', value: 'Italy'};

describe('groupsQuery', () => {
  it('is for the outermost groups, in ascending order', () => {
    expect(groupsQuery(query, [], {amount: 'sum'})).to.deep.equal({
      ...initialQuery(),
      search: 'a',
      sort: {field: 'country', direction: 'asc'},
      field: 'country',
      path: [],
      totals: {amount: 'sum'},
    });
  });

  it('is for the groups inside of others, in the order of their column', () => {
    expect(groupsQuery(query, [italy], {})).to.deep.equal({
      ...initialQuery(),
      search: 'a',
      sort: {field: 'city', direction: 'desc'},
      filters: {country: {type: 'options', values: ['Italy']}},
      field: 'city',
      path: [italy],
      totals: {},
    });
  });
});

describe('queryWithin', () => {
  it('keeps the sort, and has a filter for each group', () => {
    const path = [italy, {field: 'city', value: null}];
    expect(queryWithin(query, path)).to.deep.equal({
      ...initialQuery(),
      search: 'a',
      sort: {field: 'city', direction: 'desc'},
      thenBy: [{field: 'name', direction: 'asc'}],
      filters: {country: {type: 'options', values: ['Italy']}, city: {type: 'text', operator: 'empty'}},
    });
  });

  it('replaces the filter of the field, which the group matches already', () => {
    const filters: TableQuery['filters'] = {
      country: {type: 'options', values: ['Italy', 'Spain']},
      name: {type: 'text', operator: 'contains', value: 'a'},
    };
    expect(queryWithin({...query, filters}, [italy]).filters).to.deep.equal({
      ...filters,
      country: {type: 'options', values: ['Italy']},
    });
  });

  for (const [value, text] of [
    [1.5, '1.5'],
    [false, 'false'],
    ['', ''],
  ] as const) {
    it(`writes ${JSON.stringify(value)} as a text`, () => {
      expect(queryWithin(query, [{field: 'constructor', value}]).filters).to.deep.equal({
        constructor: {type: 'options', values: [text]},
      });
    });
  }
});
