import {expect} from '@open-wc/testing';
import type {TableQuery} from '../query/query.js';
import type {TableView, ViewState} from './saved-view.js';
import {fitView, isSameState} from './view-state.js';

const view = (members: Partial<TableView> = {}): TableView => ({
  id: 'v',
  name: 'V',
  fields: ['a', 'b', 'c'],
  ...members,
});

const QUERY: Partial<TableQuery> = {
  pageSize: 20,
  search: 'x',
  sort: {field: 'b', direction: 'asc'},
  thenBy: [
    {field: 'c', direction: 'desc'},
    {field: 'a', direction: 'asc'},
  ],
  filters: {b: {type: 'number', from: 1}, region: {type: 'options', values: ['1']}},
  group: ['b', 'a'],
  where: {
    match: 'all',
    conditions: [
      {field: 'b', filter: {type: 'number', from: 1}},
      {field: 'c', filter: {type: 'period', period: 'last-30-days'}},
      {match: 'any', conditions: [{field: 'b', filter: {type: 'number', to: 2}}]},
    ],
  },
};

describe('fitView', () => {
  it('returns the same state if the columns are the same, in any order', () => {
    const state = {query: QUERY, columnState: {hidden: ['a']}, openGroups: null, density: 'compact'} as const;
    expect(fitView(view(state), ['c', 'a', 'b'], true)).to.deep.equal({state, added: [], removed: []});
  });

  it('knows no changes of columns if a view does not name them', () => {
    const {added, removed} = fitView({id: 'v', name: 'V'}, ['a'], true);
    expect([added, removed]).to.deep.equal([[], []]);
  });

  const orders: [title: string, members: Partial<TableView>, isArranged: boolean, order: unknown][] = [
    ['puts new columns after the others', {}, true, ['a', 'b', 'c', 'n', 'm', '']],
    [
      'puts new columns after moved ones',
      {columnState: {order: ['b', 'a', 'c'], hidden: ['b']}},
      true,
      ['b', 'a', 'c', 'n', 'm', ''],
    ],
    ['keeps the order of the app if users cannot move columns', {columnState: null}, false, undefined],
    [
      'puts them last for a view that has moved columns',
      {columnState: {order: ['c', 'b', 'a']}},
      false,
      ['c', '', 'b', 'a', 'n', 'm'],
    ],
  ];
  for (const [title, members, isArranged, order] of orders) {
    it(title, () => {
      const {state, added} = fitView(view(members), ['a', 'n', 'b', 'c', 'm', ''], isArranged);
      expect(added).to.deep.equal(['n', 'm']);
      expect(state.columnState?.order).to.deep.equal(order);
      expect(state.columnState?.hidden).to.deep.equal(members.columnState?.hidden);
    });
  }

  it('does not sort, filter, or group by columns that were removed', () => {
    const {state, removed} = fitView(view({query: QUERY}), ['a', 'c'], false);
    expect(removed).to.deep.equal(['b']);
    expect(state.query).to.deep.equal({
      pageSize: 20,
      search: 'x',
      sort: {field: 'c', direction: 'desc'},
      thenBy: [{field: 'a', direction: 'asc'}],
      filters: {region: {type: 'options', values: ['1']}},
      group: ['a'],
      where: {
        match: 'all',
        conditions: [{field: 'c', filter: {type: 'period', period: 'last-30-days'}}],
      },
    });
  });

  it('has no conditions if all were of removed columns', () => {
    const where = {match: 'any', conditions: [{field: 'b', filter: {type: 'number'}}]} as const;
    const {query} = fitView(view({query: {where}}), ['a'], false).state;
    expect(query?.where).to.deep.equal({match: 'all', conditions: []});
    expect(query?.sort).to.equal(null);
  });

  it('keeps what is not valid', () => {
    const query = {sort: 7, filters: 'x', where: {conditions: [null]}} as never;
    const fitted = fitView(view({query}), ['a'], false).state.query as Record<string, unknown>;
    expect(fitted['sort']).to.equal(7);
    expect(fitted['where']).to.deep.equal({conditions: [null]});
  });
});

describe('isSameState', () => {
  const fields = ['a', 'b', 'c'];
  const whole = (query: Partial<TableQuery> = {}): Partial<TableQuery> => ({
    page: 3,
    pageSize: 10,
    sort: null,
    search: '',
    ...query,
  });
  const cases: [title: string, shown: ViewState, view: ViewState, isSame: boolean][] = [
    ['ignores the page', {query: whole()}, {query: {pageSize: 10}}, true],
    ['compares the search', {query: whole({search: 'x'})}, {query: whole()}, false],
    ['compares the page size', {query: whole({pageSize: 20})}, {query: whole()}, false],
    ['compares groups', {query: whole({group: ['a']})}, {query: whole()}, false],
    ['compares conditions', {query: whole()}, {query: QUERY}, false],
    [
      'ignores what the view does not have',
      {query: whole(), columnState: {hidden: ['a']}, density: 'compact'},
      {},
      true,
    ],
    ['compares hidden columns', {columnState: {hidden: ['a']}}, {columnState: null}, false],
    ['compares widths', {columnState: {widths: {a: 70}}}, {columnState: {widths: {a: 80}}}, false],
    ['compares the order', {columnState: {order: ['b', 'a']}}, {columnState: null}, false],
    [
      'ignores an order that is that of the app',
      {columnState: {order: ['a', 'b', 'c']}},
      {columnState: null},
      true,
    ],
    ['ignores columns that are not there', {columnState: {hidden: ['x']}}, {columnState: {}}, true],
    ['compares the density', {density: 'compact'}, {density: 'default'}, false],
    [
      'compares open groups',
      {query: whole({group: ['a']}), openGroups: {mode: 'all', except: []}},
      {query: {group: ['a']}, openGroups: null},
      false,
    ],
    [
      'ignores the order in which groups were opened',
      {query: whole({group: ['a']}), openGroups: {mode: 'none', except: [['1'], ['2']]}},
      {query: {group: ['a']}, openGroups: {mode: 'none', except: [['2'], ['1']]}},
      true,
    ],
    [
      'ignores open groups without groups',
      {query: whole(), openGroups: {mode: 'all', except: []}},
      {query: {}, openGroups: null},
      true,
    ],
  ];
  for (const [title, shown, other, isSame] of cases) {
    it(title, () => {
      expect(isSameState(shown, other, fields)).to.equal(isSame);
    });
  }
});
