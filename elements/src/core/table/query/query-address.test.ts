import {expect} from '@open-wc/testing';
import {randomQuery} from '../../../testing/random-query.js';
import {seeded} from '../../../testing/random-steps.js';
import {initialQuery, queryFromSearchParams, queryToSearchParams} from '../index.js';
import type {FieldCondition, InvalidQueryParam, QueryReadOptions, TableQuery} from '../index.js';

const toText = (...args: Parameters<typeof queryToSearchParams>) => queryToSearchParams(...args).toString();

const fromText = (text: string, options?: QueryReadOptions) =>
  queryFromSearchParams(new URLSearchParams(text), options);

/** Reads an address, and returns what was not valid too. */
function readInvalid(text: string, options?: QueryReadOptions): [TableQuery, InvalidQueryParam[]] {
  const invalid: InvalidQueryParam[] = [];
  return [fromText(text, {...options, onInvalid: param => invalid.push(param)}), invalid];
}

const defaults: Partial<TableQuery> = {
  pageSize: 20,
  sort: {field: 'name', direction: 'asc'},
  filters: {country: {type: 'options', values: ['DE']}},
};

describe('queryToSearchParams', () => {
  const cases: [title: string, change: Partial<TableQuery>, text: string][] = [
    ['nothing for a pristine table', {}, ''],
    ['the page', {page: 3}, 'page=3'],
    ['the page size', {pageSize: 50}, 'pageSize=50'],
    ['the search text', {search: 'a & b'}, 'search=a+%26+b'],
    ['the sorted column', {sort: {field: 'name', direction: 'desc'}}, 'sort=name.desc'],
    [
      'further columns, in order',
      {sort: {field: 'b', direction: 'asc'}, thenBy: [{field: 'a', direction: 'desc'}]},
      'sort=b.asc&sort=a.desc',
    ],
    [
      'a text filter',
      {filters: {name: {type: 'text', operator: 'starts-with', value: 'A'}}},
      'filter.name=starts-with.A',
    ],
    ['a filter without a value', {filters: {name: {type: 'text', operator: 'empty'}}}, 'filter.name=empty'],
    [
      'a range of numbers',
      {filters: {age: {type: 'number', from: -1.5, to: 20}}},
      'filter.age=number.-1.5_20',
    ],
    ['an open range of numbers', {filters: {age: {type: 'number', to: 20}}}, 'filter.age=number._20'],
    [
      'a range of dates',
      {filters: {born: {type: 'date', from: '2026-01-31'}}},
      'filter.born=date.2026-01-31_',
    ],
    [
      'options',
      {filters: {country: {type: 'options', values: ['DE', '']}}},
      'filter.country=in.DE&filter.country=in.',
    ],
    ['groups, the outermost first', {group: ['country', 'city']}, 'group=country&group=city'],
    ['no options', {filters: {country: {type: 'options', values: []}}}, 'filter.country=in'],
    [
      'conditions and groups',
      {
        where: {
          match: 'all',
          conditions: [
            {field: 'born', filter: {type: 'period', period: 'last-30-days'}},
            {match: 'any', conditions: [{field: 'country', filter: {type: 'options', values: ['IT', 'ES']}}]},
          ],
        },
      },
      'where=all&where.0.born=period.last-30-days&where.1=any&where.1.0.country=in.IT&where.1.0.country=in.ES',
    ],
  ];
  for (const [title, change, text] of cases) {
    it(`writes ${title}`, () => expect(toText({...initialQuery(), ...change})).to.equal(text));
  }

  it('writes only what differs from the default', () => {
    expect(toText({...initialQuery(20), ...defaults, page: 2}, {defaults})).to.equal('page=2');
  });

  it('writes that there is no sort and no filter if the default has them', () => {
    expect(toText(initialQuery(20), {defaults})).to.equal('sort=&filter.country=');
    expect(toText(initialQuery(), {defaults: {group: ['city']}})).to.equal('group=');
  });

  it('keeps parameters that do not belong to the table', () => {
    const current = new URLSearchParams('tab=2&page=9&other.page=4&filter.x=empty&search=a');
    expect(toText({...initialQuery(), page: 3}, {current})).to.equal('tab=2&other.page=4&page=3');
  });

  it('keeps the parameters of a table with another prefix', () => {
    const current = new URLSearchParams('people.page=2&orders.page=3&page=4');
    expect(toText({...initialQuery(), page: 5}, {prefix: 'people.', current})).to.equal(
      'orders.page=3&page=4&people.page=5',
    );
  });
});

describe('queryFromSearchParams', () => {
  it('is the default query without parameters', () => {
    expect(fromText('')).to.deep.equal(initialQuery());
    expect(fromText('', {defaults})).to.deep.equal({...initialQuery(), ...defaults});
  });

  it('ignores other parameters', () => {
    expect(readInvalid('utm_source=x&Page=3&people.page=4')).to.deep.equal([initialQuery(), []]);
  });

  it('sorts by each field once, first by the first', () => {
    expect(fromText('sort=a.asc&sort=a.desc')).to.deep.equal({
      ...initialQuery(),
      sort: {field: 'a', direction: 'asc'},
    });
  });

  it('groups by each field once', () => {
    expect(fromText('group=b&group=a&group=b').group).to.deep.equal(['b', 'a']);
    expect('group' in fromText('group=', {defaults: {group: ['city']}})).to.equal(false);
  });

  it('reads the parameters with its prefix', () => {
    expect(fromText('page=2&people.page=3', {prefix: 'people.'}).page).to.equal(3);
  });

  const count = 'It must be a whole number of at least 1';
  const sort = 'It must be a field with .asc or .desc.';
  const invalid: [text: string, reasons: string[]][] = [
    ['page=0', [`${count}.`]],
    ['page=-1', [`${count}.`]],
    ['page=1.5', [`${count}.`]],
    ['page=1e3', [`${count}.`]],
    ['page=', [`${count}.`]],
    ['page=x', [`${count}.`]],
    ['page=9007199254740992', [`${count}.`]],
    ['page=2&page=3', [`${count}.`, `${count}.`]],
    ['pageSize=0', [`${count} and at most 1000.`]],
    ['pageSize=1001', [`${count} and at most 1000.`]],
    ['search=a&search=b', ['It is accepted once.', 'It is accepted once.']],
    ['group=a&group=', ['It must be a field.', 'It must be a field.']],
    ['sort=name', [sort]],
    ['sort=name.up', [sort]],
    ['sort=name.ascending', [sort]],
    ['sort=a.asc&sort=b', [sort, sort]],
    ['sort=a.asc&sort=', [sort, sort]],
    ['filter.age=between.1_2', ['It is not a filter.']],
    ['filter.age=number.1', ['It is not a filter.']],
    ['filter.age=number.1_2_3', ['It is not a filter.']],
    ['filter.age=number.x_2', ['It is not a filter.']],
    ['filter.age=number.Infinity_', ['It is not a filter.']],
    ['filter.age=number.1e999_', ['It is not a filter.']],
    ['filter.age=number.0x10_', ['It is not a filter.']],
    ['filter.born=date.2026-02-30_', ['It is not a filter.']],
    ['filter.born=date.2026-1-1_', ['It is not a filter.']],
    ['filter.name=contains.a&filter.name=contains.b', ['It is not a filter.', 'It is not a filter.']],
    ['filter.name=in.a&filter.name=in', ['It is not a filter.', 'It is not a filter.']],
    ['filter.name=__proto__.a', ['It is not a filter.']],
  ];
  for (const [text, reasons] of invalid) {
    it(`falls back to the default and reports '${text}'`, () => {
      const [query, params] = readInvalid(text);
      expect(query).to.deep.equal(initialQuery());
      const values = [...new URLSearchParams(text)];
      expect(params).to.deep.equal(
        values.map(([name, value], index) => ({name, value, reason: reasons[index]})),
      );
    });
  }

  it('keeps the valid parts', () => {
    const [query, params] = readInvalid('page=x&pageSize=50&sort=up&search=a&filter.a=?&filter.b=empty');
    expect(query).to.deep.equal({
      ...initialQuery(50),
      search: 'a',
      filters: {b: {type: 'text', operator: 'empty'}},
    });
    expect(params.map(({name}) => name).sort()).to.deep.equal(['filter.a', 'page', 'sort']);
  });

  it('falls back to the default of the app', () => {
    expect(fromText('pageSize=0&sort=?&filter.country=?', {defaults})).to.deep.equal(
      fromText('', {defaults}),
    );
  });

  it('accepts a default page size over the maximum', () => {
    expect(fromText('pageSize=5000', {defaults: {pageSize: 5000}}).pageSize).to.equal(5000);
  });

  it('accepts the maximum page size of the app', () => {
    expect(fromText('pageSize=50', {maxPageSize: 20}).pageSize).to.equal(10);
    expect(fromText('pageSize=5000', {maxPageSize: 5000}).pageSize).to.equal(5000);
  });

  it('reports the name with its prefix', () => {
    const [, params] = readInvalid('p.page=x', {prefix: 'p.'});
    expect(params[0]?.name).to.equal('p.page');
  });
});

describe('a random query', () => {
  for (let seed = 1; seed <= 20; seed++) {
    it(`is the same after a way through an address, seed ${seed}`, () => {
      const random = seeded(seed);
      for (let count = 0; count < 50; count++) {
        const query = randomQuery(random);
        const options = {
          ...(random() < 0.5 && {defaults: randomQuery(random)}),
          ...(random() < 0.5 && {prefix: 'people.'}),
        };
        const text = toText(query, {...options, current: new URLSearchParams('tab=2&orders.page=3')});
        const [read, invalid] = readInvalid(text, options);
        expect(read, text).to.deep.equal(query);
        expect(invalid, text).to.deep.equal([]);
      }
    });
  }
});

describe('the conditions of an address', () => {
  const conditionsOf = (text: string) =>
    fromText(text).where?.conditions.map(entry => (entry as FieldCondition).field);

  it('are in the order of their numbers', () => {
    expect(conditionsOf('where.10.c=empty&where=all&where.2.b=empty&where.0.a=empty')).to.deep.equal([
      'a',
      'b',
      'c',
    ]);
  });

  it('must all hold without a word that joins them', () => {
    expect(fromText('where.0.a=empty').where!.match).to.equal('all');
  });

  it('can have fields with dots', () => {
    expect(conditionsOf('where=all&where.0.home.city=empty&where.1.0.x=empty')).to.deep.equal([
      'home.city',
      '0.x',
    ]);
  });

  it('replace those of the default, or none do', () => {
    const standard = {where: {match: 'all', conditions: [{field: 'a', filter: {type: 'date'}}]}} as const;
    expect(fromText('', {defaults: standard}).where).to.deep.equal(standard.where);
    expect(fromText('where=', {defaults: standard}).where).to.equal(undefined);
    expect(toText(initialQuery(), {defaults: standard})).to.equal('where=');
    expect(toText({...initialQuery(), ...standard}, {defaults: standard})).to.equal('');
  });

  it('are reported if they are not valid, and the others count', () => {
    const [query, invalid] = readInvalid(
      'where=any&where.0.a=empty&where.1.b=like.x&where.2=or&where.3=all&where.3.c=empty&where.3.0.d=empty',
    );
    expect(query.where).to.deep.equal({
      match: 'any',
      conditions: [
        {field: 'a', filter: {type: 'text', operator: 'empty'}},
        {match: 'all', conditions: [{field: 'd', filter: {type: 'text', operator: 'empty'}}]},
      ],
    });
    expect(invalid).to.deep.equal([
      {name: 'where.2', value: 'or', reason: "It must be 'all' or 'any'."},
      {name: 'where.1.b', value: 'like.x', reason: 'It is not a condition.'},
      {name: 'where.3.c', value: 'empty', reason: 'It is not a condition.'},
    ]);
  });

  it('are those of the default if the word is not valid', () => {
    const [query, invalid] = readInvalid('where=or&where.0.a=empty');
    expect(query.where).to.equal(undefined);
    expect(invalid).to.deep.equal([{name: 'where', value: 'or', reason: "It must be 'all' or 'any'."}]);
  });
});
