/** The queries that each backend answers: every kind and operator of a filter, sorts, pages, counts, and searches. */
import {initialQuery, type Filters, type Sort, type TableQuery} from '@life-changers/elements/core/table';
import {HOSTILE_NAMES, TOTAL} from './people.js';

export interface NamedQuery {
  readonly title: string;
  readonly query: TableQuery;
}

const BY_ID: Sort = {field: 'id', direction: 'asc'};

/** A query that ends with the order of the ids, so that its answer is the only one. */
function named(title: string, parts: Partial<TableQuery> = {}): NamedQuery {
  const sort = parts.sort ?? BY_ID;
  const thenBy = sort.field === 'id' ? [] : [...(parts.thenBy ?? []), BY_ID];
  return {title, query: {...initialQuery(), ...parts, sort, ...(thenBy.length > 0 && {thenBy})}};
}

const filtered = (title: string, filters: Filters) => named(title, {filters});

const pages = [
  named('first page'),
  named('page 4 of 20', {page: 4, pageSize: 20}),
  named('last page', {page: TOTAL / 50, pageSize: 50}),
  named('page past the end', {page: TOTAL / 50 + 1, pageSize: 50}),
];

const asc = (field: string): Sort => ({field, direction: 'asc'});
const desc = (field: string): Sort => ({field, direction: 'desc'});

const sorts = [
  named('ids descending', {sort: desc('id')}),
  ...['name', 'age', 'score', 'code', 'big', 'born', 'seen'].flatMap(field => [
    named(`${field} ascending`, {sort: asc(field)}),
    named(`${field} descending`, {sort: desc(field)}),
    named(`${field} descending, deep`, {sort: desc(field), page: 7000}),
  ]),
  named('three columns', {sort: desc('country'), thenBy: [asc('age'), desc('name')], page: 30}),
];

const texts = ['contains', 'equals', 'starts-with'] as const;
const NEEDLES = [...HOSTILE_NAMES, '%', '_', '\\', '"', "'", 'A', 'no such name'];

const textFilters = texts.flatMap(operator =>
  NEEDLES.map(value =>
    filtered(`name ${operator} ${JSON.stringify(value)}`, {name: {type: 'text', operator, value}}),
  ),
);

const NUMBERS: readonly (readonly [field: string, from?: number, to?: number])[] = [
  ['age', 18, 65],
  ['age', 99],
  ['age', undefined, 0],
  ['age', 65, 18],
  ['score', -0.5, 0.25],
  ['score', 499.99],
  ['score', 1e-7, 1.5],
  ['score', -1e21, -499],
  ['big', 90_071_992_547_409_936, 90_071_992_547_410_000],
];

const DATES: readonly (readonly [from?: string, to?: string])[] = [
  ['2026-03-29', '2026-03-29'],
  ['2026-10-25'],
  [undefined, '1999-12-31'],
  ['2024-02-29', '2024-02-29'],
  ['9999-12-31', '9999-12-31'],
];

const ranges = [
  ...NUMBERS.map(([field, from, to]) =>
    filtered(`${field} from ${from} to ${to}`, {[field]: {type: 'number', from, to}}),
  ),
  ...DATES.map(([from, to]) => filtered(`born from ${from} to ${to}`, {born: {type: 'date', from, to}})),
  ...DATES.map(([from, to]) => filtered(`seen from ${from} to ${to}`, {seen: {type: 'date', from, to}})),
];

/** More than the 20 values that the parser of some servers keeps as a list. */
const MANY = ['DE', ...Array.from({length: 40}, (_, index) => `X${index}`), 'FR'];

const options = [['DE'], ['DE', 'FR'], ['a "b"'], ['a,b'], ["O'x"], ['a\\b', 'DE'], [''], MANY].map(values =>
  filtered(
    values.length > 9 ? `country in ${values.length} options` : `country in ${JSON.stringify(values)}`,
    {country: {type: 'options', values}},
  ),
);

/** Pages that cursors reach: values in common and empty ones are where a cursor loses its place. */
const walks = ['born', 'age', 'name', 'country'].flatMap(field =>
  [asc(field), desc(field)].flatMap(sort =>
    [8, 9].map(page =>
      named(`${field} ${sort.direction}, page ${page} of few rows`, {
        sort,
        page,
        pageSize: 100,
        filters: {name: {type: 'text', operator: 'equals', value: 'ada'}},
      }),
    ),
  ),
);

const others = [
  filtered('name empty', {name: {type: 'text', operator: 'empty'}}),
  filtered('name not empty', {name: {type: 'text', operator: 'not-empty'}}),
  filtered('code equals 17 digits', {code: {type: 'text', operator: 'equals', value: '12345678901012345'}}),
  named('all kinds at once, page 2', {
    page: 2,
    sort: desc('age'),
    thenBy: [asc('name')],
    filters: {
      name: {type: 'text', operator: 'contains', value: 'a'},
      age: {type: 'number', from: 18, to: 65},
      born: {type: 'date', from: '2000-01-01'},
      country: {type: 'options', values: ['DE', 'FR']},
    },
  }),
];

const SEARCHES = ['ada', "O'Brien", '50% a*', 'a_b', 'C:\\temp', '"hi"', '😀', '日本語', 'no such name'];

export const QUERIES: readonly NamedQuery[] = [
  ...pages,
  ...sorts,
  ...textFilters,
  ...ranges,
  ...options,
  ...walks,
  ...others,
  ...SEARCHES.map(search => named(`search ${JSON.stringify(search)}`, {search})),
];
