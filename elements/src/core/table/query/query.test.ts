import {expect} from '@open-wc/testing';
import {
  initialQuery,
  isSameQuery,
  mergeQuery,
  pageCount,
  pageSizeOptions,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
} from './query.js';
import type {SortDirection, TableQuery} from './query.js';

const query: TableQuery = {page: 3, pageSize: 20, sort: {field: 'name', direction: 'asc'}, search: 'jon'};

describe('initialQuery', () => {
  it('is page 1 of 10 rows, unsorted, without a search', () => {
    expect(initialQuery()).to.deep.equal({page: 1, pageSize: 10, sort: null, search: ''});
  });

  it('accepts a page size', () => expect(initialQuery(6).pageSize).to.equal(6));
});

describe('a changed query', () => {
  const cases: [title: string, changed: TableQuery, change: Partial<TableQuery>][] = [
    ['withPage changes only the page', withPage(query, 4), {page: 4}],
    ['withPageSize goes back to page 1', withPageSize(query, 50), {page: 1, pageSize: 50}],
    ['withSearch goes back to page 1', withSearch(query, 'arya'), {page: 1, search: 'arya'}],
    [
      'withNextSort goes back to page 1',
      withNextSort(query, 'name'),
      {page: 1, sort: {field: 'name', direction: 'desc'}},
    ],
  ];
  for (const [title, changed, change] of cases) {
    it(title, () => expect(changed).to.deep.equal({...query, ...change}));
  }

  it('does not change the original query', () => {
    const before = structuredClone(query);
    withNextSort(query, 'name');
    withPage(query, 9);
    expect(query).to.deep.equal(before);
  });
});

describe('withNextSort', () => {
  const cases: [from: SortDirection | 'unsorted', first: SortDirection | undefined, to: SortDirection][] = [
    ['unsorted', undefined, 'asc'],
    ['unsorted', 'asc', 'asc'],
    ['unsorted', 'desc', 'desc'],
    ['asc', 'asc', 'desc'],
    ['asc', 'desc', 'desc'],
    ['desc', 'asc', 'asc'],
    ['desc', 'desc', 'asc'],
  ];
  for (const [from, first, to] of cases) {
    it(`goes from ${from} to ${to} with firstSort ${first ?? 'left out'}`, () => {
      const sort = from === 'unsorted' ? null : {field: 'name', direction: from};
      expect(withNextSort({...query, sort}, 'name', first).sort).to.deep.equal({
        field: 'name',
        direction: to,
      });
    });
  }

  it('starts another column with firstSort', () => {
    expect(withNextSort(query, 'age', 'desc').sort).to.deep.equal({field: 'age', direction: 'desc'});
  });
});

describe('pageSizeOptions', () => {
  const cases: [custom: number, options: number[]][] = [
    [6, [5, 6, 10, 20, 50, 100]],
    [10, [5, 10, 20, 50, 100]],
    [500, [5, 10, 20, 50, 100, 500]],
  ];
  for (const [custom, options] of cases) {
    it(`offers ${options.join(', ')} with custom size ${custom}`, () => {
      expect(pageSizeOptions(custom)).to.deep.equal(options);
    });
  }
});

describe('pageCount', () => {
  const cases: [total: number, pageSize: number, pages: number][] = [
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [1_000_000, 10, 100_000],
  ];
  for (const [total, pageSize, pages] of cases) {
    it(`is ${pages} for ${total} rows by ${pageSize}`, () => {
      expect(pageCount(total, pageSize)).to.equal(pages);
    });
  }
});

describe('isSameQuery', () => {
  const sorted: TableQuery = {...initialQuery(), sort: {field: 'a', direction: 'asc'}};
  for (const [title, other, isSame] of [
    ['the same sort', {...sorted, sort: {field: 'a', direction: 'asc'}}, true],
    ['another direction', {...sorted, sort: {field: 'a', direction: 'desc'}}, false],
    ['no sort', initialQuery(), false],
    ['another page', {...sorted, page: 2}, false],
    ['another page size', {...sorted, pageSize: 5}, false],
    ['another search', {...sorted, search: 'a'}, false],
    ['a filter', {...sorted, filters: {age: {type: 'number', from: 18}}}, false],
    ['more sorted columns', {...sorted, thenBy: [{field: 'b', direction: 'asc'}]}, false],
  ] as [string, TableQuery, boolean][]) {
    it(`is ${isSame} for ${title}`, () => expect(isSameQuery(sorted, other)).to.equal(isSame));
  }

  const by = (...fields: string[]): TableQuery => {
    const [sort = null, ...thenBy] = fields.map(field => ({field, direction: 'asc'}) as const);
    return {...initialQuery(), sort, thenBy};
  };
  for (const [one, other, isSame] of [
    [by('a', 'b'), by('a', 'b'), true],
    [by('a', 'b'), by('a', 'c'), false],
    [by('a', 'b'), by('b', 'a'), false],
    [by('a'), by('b'), false],
    [by(), by(), true],
  ] as const)
    it(`is ${isSame} for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      expect(isSameQuery(one, other)).to.equal(isSame);
    });
});

describe('mergeQuery', () => {
  const asc = (field: string) => ({field, direction: 'asc'}) as const;
  const sorted: TableQuery = {...initialQuery(), sort: asc('a'), thenBy: [asc('b')]};
  const cases: [title: string, parts: Partial<TableQuery>, merged: TableQuery][] = [
    ['replaces single parts', {page: 3}, {...sorted, page: 3}],
    ['adds filters', {filters: {age: {type: 'number'}}}, {...sorted, filters: {age: {type: 'number'}}}],
    ['leaves out filters if there are none', {filters: {}}, sorted],
    ['drops the columns after another sort', {sort: asc('c')}, {...initialQuery(), sort: asc('c')}],
    [
      'accepts another sort with the columns after it',
      {sort: asc('c'), thenBy: [asc('d')]},
      {...initialQuery(), sort: asc('c'), thenBy: [asc('d')]},
    ],
    ['accepts other columns after the same sort', {thenBy: [asc('d')]}, {...sorted, thenBy: [asc('d')]}],
    ['has no thenBy if there are none', {thenBy: []}, {...initialQuery(), sort: asc('a')}],
    [
      'sorts by each field once, first by the first',
      {sort: asc('c'), thenBy: [{field: 'c', direction: 'desc'}, asc('d'), {field: 'd', direction: 'desc'}]},
      {...initialQuery(), sort: asc('c'), thenBy: [asc('d')]},
    ],
    ['has no thenBy without a sort', {sort: null, thenBy: [asc('d')]}, initialQuery()],
  ];
  for (const [title, parts, merged] of cases) {
    it(title, () => expect(mergeQuery(sorted, parts)).to.deep.equal(merged));
  }
});
