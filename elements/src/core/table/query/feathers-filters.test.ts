import {expect} from '@open-wc/testing';
import {randomQuery} from '../../../testing/random-query.js';
import {seeded} from '../../../testing/random-steps.js';
import {conditionsOf} from '../filters/conditions.js';
import {decodeFeathersQuery, encodeFeathersQuery} from '../index.js';
import type {FeathersLimits, Filters} from '../index.js';

const limits: FeathersLimits = {
  fields: ['name', 'age', 'born', 'country'],
  maxLimit: 100,
  defaultLimit: 10,
  maxSorts: 3,
  maxSearch: 20,
  filters: {name: ['text', 'options'], age: ['number'], born: ['date'], country: ['options']},
};
const decode = (search: string, change?: Partial<FeathersLimits>) =>
  decodeFeathersQuery(new URLSearchParams(search), {...limits, ...change});

describe('decodeFeathersQuery with filters', () => {
  const accepted: [search: string, filters: Filters][] = [
    ['name=ada', {name: {type: 'text', operator: 'equals', value: 'ada'}}],
    ['name=', {name: {type: 'text', operator: 'empty'}}],
    ['name[$ne]=', {name: {type: 'text', operator: 'not-empty'}}],
    ['name[$contains]=a', {name: {type: 'text', operator: 'contains', value: 'a'}}],
    ['name%5B%24startsWith%5D=a', {name: {type: 'text', operator: 'starts-with', value: 'a'}}],
    ['name[$in][]=a', {name: {type: 'options', values: ['a']}}],
    [`name=${'x'.repeat(200)}`, {name: {type: 'text', operator: 'equals', value: 'x'.repeat(200)}}],
    ['name[$in][]=a&name[$in][]=b', {name: {type: 'options', values: ['a', 'b']}}],
    ['age[$gte]=18', {age: {type: 'number', from: 18}}],
    ['age[$gte]=-1.5&age[$lte]=1e3', {age: {type: 'number', from: -1.5, to: 1000}}],
    ['born[$lte]=2026-02-28', {born: {type: 'date', to: '2026-02-28'}}],
    [
      'age[$lte]=9&country[$in][]=DE',
      {age: {type: 'number', to: 9}, country: {type: 'options', values: ['DE']}},
    ],
  ];
  for (const [search, filters] of accepted) {
    it(`accepts '${search}'`, () => {
      expect(decode(search)).to.deep.equal({ok: true, query: {limit: 10, skip: 0, sort: null, filters}});
    });
  }

  const known =
    'is not known; $limit, $skip, $sort[field], $search and filters by name, age, born, country are accepted.';
  const refused: [search: string, reason: string][] = [
    ['city=x', `city ${known}`],
    ['__proto__=x', `__proto__ ${known}`],
    ['name[$regex]=x', `name[$regex] ${known}`],
    ['name[]=x', `name[] ${known}`],
    ['$where=x', `$where ${known}`],
    ['age=18', 'age is not accepted by age.'],
    ['age[$gte]=x', 'age[$gte] must be a decimal number.'],
    ['age[$gte]=', 'age[$gte] must be a decimal number.'],
    ['age[$gte]=NaN', 'age[$gte] must be a decimal number.'],
    ['age[$in][]=1', 'age[$in][] is not accepted by age.'],
    ['name[$gte]=a', 'name[$gte] is not accepted by name.'],
    ['name[$ne]=a', 'name[$ne] must be empty.'],
    ['born[$gte]=2026-02-30', 'born[$gte] must be a date such as 2026-03-31.'],
    ['country=DE', 'country is not accepted by country.'],
    ['name=a&name=b', 'name is repeated; it is accepted once.'],
    ['name=a&name[$contains]=b', 'name[$contains] is a second filter of name; one is accepted.'],
    ['name[$in][]=a&name=b', 'name is a second filter of name; one is accepted.'],
    ['age[$gte]=1&age[$gte]=2', 'age[$gte] is repeated; it is accepted once.'],
    [`name=${'x'.repeat(201)}`, 'name must be at most 200 characters long.'],
    [
      Array.from({length: 101}, () => 'country[$in][]=DE').join('&'),
      'country[$in][] is accepted at most 100 times.',
    ],
    ['$search=aaaaaaaaaaaaaaaaaaaaa', '$search must be at most 20 characters long.'],
    [
      '$sort[name]=1&$sort[age]=1&$sort[born]=1&$sort[country]=1',
      '$sort[country] is one $sort too many; 3 are accepted.',
    ],
  ];
  for (const [search, reason] of refused) {
    it(`rejects '${search.slice(0, 60)}'`, () => expect(decode(search)).to.deep.equal({ok: false, reason}));
  }

  it('reads several sorts in their order', () => {
    expect(decode('$sort[name]=1&$sort[age]=-1')).to.deep.equal({
      ok: true,
      query: {
        limit: 10,
        skip: 0,
        sort: {field: 'name', direction: 'asc'},
        thenBy: [{field: 'age', direction: 'desc'}],
      },
    });
  });

  it('reads a search text', () => {
    expect(decode('$search=ada')).to.deep.equal({
      ok: true,
      query: {limit: 10, skip: 0, sort: null, search: 'ada'},
    });
    expect(decode('$search=')).to.deep.equal({ok: true, query: {limit: 10, skip: 0, sort: null}});
  });
});

describe('a random query for Feathers', () => {
  const fields = ['name', 'a.b', 'a[b]', '-x', '', '__proto__', 'naïve field', 'a&b=c#d%', 'line\nbreak'];
  const all = Object.fromEntries(fields.map(field => [field, ['text', 'options', 'number'] as const]));
  const dates = Object.fromEntries(fields.map(field => [field, ['text', 'options', 'date'] as const]));

  for (let seed = 1; seed <= 20; seed++) {
    it(`asks the server for the same rows, seed ${seed}`, () => {
      const random = seeded(seed);
      for (let count = 0; count < 50; count++) {
        const query = randomQuery(random, fields);
        const {pageSize, page, sort, search} = query;
        const sorts = new Set([sort, ...(query.thenBy ?? [])].map(part => part?.field));
        const thenBy = sort === null || sorts.size <= (query.thenBy ?? []).length ? [] : (query.thenBy ?? []);
        const types = new Map(Object.entries(query.filters ?? {}).map(([field, {type}]) => [field, type]));
        const filters = Object.fromEntries(
          fields.map(field => [field, types.get(field) === 'date' ? dates[field]! : all[field]!]),
        );
        const address = new URLSearchParams(encodeFeathersQuery({...query, thenBy})).toString();
        const decoded = decodeFeathersQuery(new URLSearchParams(address), {
          fields,
          maxLimit: 1000,
          defaultLimit: 10,
          maxSorts: 3,
          maxSearch: 200,
          filters,
        });
        if (!decoded.ok) expect.fail(`${decoded.reason} ${address}`);
        expect({...decoded.query, filters: conditionsOf(decoded.query.filters)}).to.deep.equal({
          limit: pageSize,
          skip: pageSize * (page - 1),
          sort,
          ...(thenBy.length > 0 && {thenBy}),
          ...(search !== '' && {search}),
          filters: conditionsOf(query.filters),
        });
      }
    });
  }
});
