import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {djangoRest} from '../../../elements/src/core/table/backends/django-rest.js';
import {jsonApi} from '../../../elements/src/core/table/backends/json-api.js';
import {postgrest} from '../../../elements/src/core/table/backends/postgrest.js';
import {springData} from '../../../elements/src/core/table/backends/spring-data.js';
import {
  initialQuery,
  mergeQuery,
  type Backend,
  type TableQuery,
} from '../../../elements/src/core/table/index.js';
import {
  readDjango,
  readJsonApi,
  readPostgrest,
  readSpring,
  requestOf,
  sentParams,
  type Reader,
} from './backend-requests.js';
import {check} from './check.js';
import {columnFilters, columnSorts} from './queries.js';
import {texts} from './texts.js';

const FIELDS = ['name', 'first_name', 'age', 'x'];

/** The queries of a table with ordinary columns and any text in its filters and its search. */
function queriesOf(allowed: fc.Arbitrary<string>, options: fc.Arbitrary<string>): fc.Arbitrary<TableQuery> {
  const fields = fc.constantFrom(...FIELDS);
  return fc
    .record({
      page: fc.integer({min: 1, max: 1e6}),
      pageSize: fc.integer({min: 1, max: 1000}),
      search: allowed,
      sort: fc.option(columnSorts(fields)),
      thenBy: fc.array(columnSorts(fields), {maxLength: 2}),
      filters: columnFilters(fields, allowed, options),
    })
    .map(parts => mergeQuery(initialQuery(), parts));
}

// These languages separate options with commas that nothing escapes.
const withoutCommas = texts.filter(text => !text.includes(','));
// An asterisk stays a wildcard.
const withoutAsterisks = texts.filter(text => !text.includes('*'));

const isText =
  ({filters = {}}: TableQuery) =>
  (field: string) =>
    filters[field]?.type === 'text';

const cases: [
  name: string,
  backend: Backend,
  reader: (query: TableQuery) => Reader,
  queries: fc.Arbitrary<TableQuery>,
][] = [
  ['djangoRest', djangoRest(), () => readDjango, queriesOf(texts, withoutCommas)],
  ['jsonApi', jsonApi(), query => readJsonApi(isText(query)), queriesOf(texts, withoutCommas)],
  ['springData', springData(), () => readSpring, queriesOf(texts, withoutCommas)],
  [
    'postgrest',
    postgrest({searchIn: ['name']}),
    () => readPostgrest('name'),
    queriesOf(withoutAsterisks, texts),
  ],
];

describe('the request of a backend', () => {
  for (const [name, {writeQuery}, readerOf, queries] of cases)
    it(`says the whole query to ${name}`, async () => {
      await check(
        fc.property(queries, query => {
          assert.deepEqual(readerOf(query)(sentParams(writeQuery(query))), requestOf(query));
        }),
        {runs: 2000},
      );
    });
});
