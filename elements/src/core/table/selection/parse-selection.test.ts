import {expect} from '@open-wc/testing';
import type {ColumnFilter} from '../filters/filter.js';
import {initialQuery} from '../query/query.js';
import {parseSelection, type SelectionLimits} from './parse-selection.js';
import {selectedParts, type RowFilter} from './selected-rows.js';

const jon: RowFilter = {search: 'jon'};

describe('parseSelection', () => {
  const cases: [title: string, given: unknown, parsed: unknown][] = [
    ['null', null, {mode: 'keys', keys: []}],
    ['a list of keys', [1, 'a', 1], {mode: 'keys', keys: [1, 'a']}],
    ['keys', {mode: 'keys', keys: [1]}, {mode: 'keys', keys: [1]}],
    ['all rows', {mode: 'all'}, {mode: 'all', query: {search: ''}, except: []}],
    ['all but some', {mode: 'all', query: jon, except: [1]}, {mode: 'all', query: jon, except: [1]}],
    [
      'all rows of a whole query',
      {mode: 'all', query: {...initialQuery(), search: 'jon'}, except: [], keys: [2]},
      {mode: 'all', query: jon, except: [], keys: [2]},
    ],
  ];
  for (const [title, given, parsed] of cases) {
    it(`reads ${title}`, () => expect(parseSelection(given)).to.deep.equal(parsed));
  }

  for (const bad of [
    5,
    'x',
    {},
    {mode: 'keys'},
    {mode: 'keys', keys: [{}]},
    [NaN],
    [''],
    {mode: 'all', except: 1},
    {mode: 'all', query: 'x'},
  ]) {
    it(`refuses ${JSON.stringify(bad)}`, () => expect(parseSelection(bad)).to.equal(null));
  }

  it('reads as many groups as the server does', () => {
    const query = {search: ''};
    const groups = [{query, selected: false}];
    const given = {mode: 'all', query, groups, except: []};
    expect(parseSelection(given)).to.equal(null);
    expect(parseSelection(given, {maxGroups: 1})).to.deep.equal(given);
    for (const bad of [5, [null], [{query}], [{query: 'x', selected: true}]])
      expect(parseSelection({...given, groups: bad}, {maxGroups: 99})).to.equal(null);
  });

  const name: ColumnFilter = {type: 'text', operator: 'contains', value: 'a'};
  const noCity: ColumnFilter = {type: 'text', operator: 'empty'};
  const recent = {field: 'born', filter: {type: 'period', period: 'today'}};
  const limits: SelectionLimits = {
    maxGroups: 1,
    maxSearch: 3,
    filters: {name: ['text'], born: ['date']},
    groups: ['city'],
  };
  const reads = (query: unknown, given: SelectionLimits = limits) =>
    parseSelection({mode: 'all', query}, given) !== null;

  for (const query of [
    {search: 'jon'},
    {filters: null, where: null},
    {filters: {name, born: {type: 'date', from: '2026-01-31'}}},
    {filters: {name, city: noCity}},
    {filters: {city: {type: 'options', values: ['Rome']}}},
    {
      where: {
        match: 'any',
        conditions: [
          {field: 'name', filter: name},
          {match: 'all', conditions: [recent]},
        ],
      },
    },
  ])
    it(`accepts ${JSON.stringify(query)}`, () => expect(reads(query)).to.equal(true));

  for (const query of [
    {search: 'jona'},
    {search: null},
    {filters: 5},
    {filters: {name: null}},
    {filters: {name: {type: 'text', operator: 'like', value: 'a'}}},
    {filters: {name: {type: 'number', from: 1}}},
    {filters: {city: {type: 'text', operator: 'not-empty'}}},
    {filters: {id: name}},
    {filters: {constructor: name}},
    {where: 5},
    {where: {match: 'all'}},
    {where: {match: 'none', conditions: [recent]}},
    {where: {match: 'all', conditions: [{field: 'city', filter: noCity}]}},
    {where: {match: 'all', conditions: [{match: 'any', conditions: recent}]}},
    {where: {match: 'all', conditions: [recent, {...recent, field: 'died'}]}},
    {where: {match: 'all', conditions: [{match: 'any', conditions: [{field: 'id', filter: name}]}]}},
  ])
    it(`refuses ${JSON.stringify(query)}`, () => expect(reads(query)).to.equal(false));

  it('refuses a group with what it does not accept', () => {
    const groupsOf = (field: string) => [{query: {search: '', filters: {[field]: name}}, selected: true}];
    const read = (field: string) => parseSelection({mode: 'all', groups: groupsOf(field)}, limits);
    expect([read('name') === null, read('id') === null]).to.deep.equal([false, true]);
  });

  it('refuses all filters of a server that does not say which it reads', () => {
    expect(reads({filters: {name}}, {})).to.equal(false);
    expect(reads({where: {match: 'all', conditions: [recent]}}, {})).to.equal(false);
  });
});

describe('selectedParts', () => {
  it('is the query and the groups, or nothing for single rows', () => {
    const [one, other] = [
      {query: {search: 'a'}, selected: false},
      {query: {search: 'b'}, selected: true},
    ];
    const query = {search: ''};
    expect(selectedParts({mode: 'all', query, groups: [one, other], except: [1]})).to.deep.equal([
      {query, selected: true},
      one,
      other,
    ]);
    expect(selectedParts({mode: 'keys', keys: [1]})).to.deep.equal([]);
  });
});
