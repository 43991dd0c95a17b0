import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {
  decodeFeathersQuery,
  encodeFeathersQuery,
  initialQuery,
  mergeQuery,
  normalizeFilters,
  queryFromSearchParams,
  queryToSearchParams,
  type ColumnFilter,
  type Filters,
  type TableQuery,
} from '../../../elements/src/core/table/index.js';
import {check} from './check.js';
import {columnFilter, columnFilters, columnSorts, filterTrees, numbers, periods} from './queries.js';
import {anyTexts, texts} from './texts.js';

const count = fc.oneof(fc.integer({min: 1, max: 1000}), fc.integer({min: 1, max: Number.MAX_SAFE_INTEGER}));

const queries = fc
  .record({
    page: count,
    pageSize: fc.integer({min: 1, max: 1000}),
    search: texts,
    sort: fc.option(columnSorts(texts)),
    thenBy: fc.array(columnSorts(texts), {maxLength: 2}),
    filters: columnFilters(texts),
    where: filterTrees(texts, fc.oneof(columnFilter(texts, texts), periods)),
  })
  .map((parts): TableQuery => mergeQuery(initialQuery(), parts));

const defaults = fc.option(
  queries.map(query => query as Partial<TableQuery>),
  {nil: undefined},
);

describe('the address of a query', () => {
  it('has the whole query, whatever the defaults and the other parameters', async () => {
    const prefixes = fc.constantFrom('', 'people.', 'é&=.');
    const others = fc.array(fc.tuple(texts, texts), {maxLength: 3});
    await check(
      fc.property(queries, defaults, prefixes, others, (query, standard, prefix, current) => {
        const params = queryToSearchParams(query, {defaults: standard, prefix, current});
        const read = queryFromSearchParams(new URLSearchParams(params.toString()), {
          defaults: standard,
          prefix,
          onInvalid: ({name, value}) => assert.fail(`${name}=${value}`),
        });
        assert.deepEqual(read, query);
      }),
      {runs: 3000},
    );
  });

  it('keeps the parameters of others, in order', async () => {
    const others = fc.array(
      fc.tuple(
        texts.map(text => `other ${text}`),
        texts,
      ),
      {maxLength: 4},
    );
    await check(
      fc.property(queries, others, (query, current) => {
        const params = queryToSearchParams(query, {current: new URLSearchParams(current)});
        assert.deepEqual([...params].slice(0, current.length), current);
      }),
      {runs: 500},
    );
  });

  it('says nothing of a query that is the default', async () => {
    await check(
      fc.property(queries, query =>
        assert.equal(queryToSearchParams(query, {defaults: query}).toString(), ''),
      ),
      {runs: 500},
    );
  });

  it('is read without an error, whatever it is, as a query that has an address', async () => {
    const names = fc.oneof(
      fc.constantFrom('page', 'pageSize', 'sort', 'search', 'filter.', 'filter.name', 'filter.__proto__'),
      fc.constantFrom('where', 'where.', 'where.0', 'where.0.0.name', 'where.1.__proto__', 'where.00.name'),
      texts.map(text => `filter.${text}`),
    );
    const values = fc.oneof(
      texts,
      fc
        .tuple(
          fc.constantFrom('in.', 'number.', 'date.', 'contains.', 'period.', 'empty', 'any', ''),
          anyTexts,
          fc.constantFrom('', '_', '.asc', '.desc'),
        )
        .map(parts => parts.join('')),
      fc.tuple(numbers, numbers).map(ends => `number.${ends.join('_')}`),
    );
    await check(
      fc.property(fc.array(fc.tuple(names, values), {maxLength: 6}), params => {
        const read = queryFromSearchParams(new URLSearchParams(params));
        const again = queryFromSearchParams(new URLSearchParams(queryToSearchParams(read).toString()));
        assert.deepEqual(again, read);
        assert.deepEqual(
          normalizeFilters(read.filters, message => assert.fail(message)),
          read.filters,
        );
      }),
      {runs: 3000},
    );
  });
});

/** The filters that a request carries: those without an effect, and values that an operator does not read, are left out. */
function sentFilters(all: Filters = {}): Filters | undefined {
  const sent = Object.entries(all).flatMap(([field, one]): [string, ColumnFilter][] => {
    if (one.type === 'options') return one.values.length === 0 ? [] : [[field, one]];
    if (one.type !== 'text') return one.from === undefined && one.to === undefined ? [] : [[field, one]];
    const {type, operator, value = ''} = one;
    if (operator === 'empty' || operator === 'not-empty') return [[field, {type, operator}]];
    return value === '' ? [] : [[field, one]];
  });
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}

describe('the parameters of Feathers', () => {
  // A name that starts with a dollar sign, or ends like an operator, is not one of a column.
  const fields = texts.filter(text => !text.startsWith('$') && !/\[\$\w+\](\[\])?$/.test(text));

  it('have the whole query', async () => {
    const asked = fc
      .record({
        page: fc.integer({min: 1, max: 1e9}),
        pageSize: fc.integer({min: 1, max: 1000}),
        search: texts,
        sort: fc.option(columnSorts(texts)),
        thenBy: fc.array(columnSorts(texts), {maxLength: 2}),
        filters: columnFilters(fields),
      })
      .map((parts): TableQuery => mergeQuery(initialQuery(), parts));
    await check(
      fc.property(asked, query => {
        const {page, pageSize, sort: first, thenBy, search} = query;
        const sent = sentFilters(query.filters);
        const params = new URLSearchParams(new URLSearchParams(encodeFeathersQuery(query)).toString());
        const decoded = decodeFeathersQuery(params, {
          fields: [first, ...(thenBy ?? [])].map(part => part?.field ?? ''),
          maxLimit: 1000,
          defaultLimit: 10,
          maxSorts: 3,
          maxSearch: 1000,
          filters: Object.fromEntries(Object.entries(sent ?? {}).map(([field, {type}]) => [field, [type]])),
        });
        assert.deepEqual(decoded, {
          ok: true,
          query: {
            limit: pageSize,
            skip: pageSize * (page - 1),
            sort: first,
            ...(thenBy && {thenBy}),
            ...(search !== '' && {search}),
            ...(sent && {filters: sent}),
          },
        });
      }),
      {runs: 3000},
    );
  });

  it('are read without an error, whatever they are', async () => {
    const keys = fc.oneof(
      texts,
      fc.constantFrom(
        '$limit',
        '$skip',
        '$search',
        '$sort[name]',
        '$sort',
        'name',
        'name[$gte]',
        'name[$in][]',
        '__proto__',
      ),
      fc
        .tuple(texts, fc.constantFrom('gte', 'lte', 'ne', 'contains', 'regex'))
        .map(([field, name]) => `${field}[$${name}]`),
    );
    const values = fc.oneof(
      texts,
      fc.nat({max: 300}).map(String),
      fc.constantFrom('-1', '1', '9'.repeat(20)),
    );
    const limits = {
      fields: ['name'],
      maxLimit: 100,
      defaultLimit: 10,
      maxSearch: 20,
      filters: {name: ['text', 'number', 'options']},
    } as const;
    await check(
      fc.property(fc.array(fc.tuple(keys, values), {maxLength: 5}), pairs => {
        const decoded = decodeFeathersQuery(pairs, limits);
        if (!decoded.ok) return assert.ok(decoded.reason.length > 0);
        const {limit, skip, sort: sorted, search = '', filters: read = {}} = decoded.query;
        assert.ok(limit >= 1 && limit <= 100 && Number.isSafeInteger(skip) && skip >= 0);
        assert.ok(sorted === null || sorted.field === 'name');
        assert.ok(search.length <= 20);
        assert.ok(Object.keys(read).every(field => field === 'name'));
      }),
      {runs: 3000},
    );
  });
});
