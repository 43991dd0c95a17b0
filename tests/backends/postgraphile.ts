/**
 * PostGraphile 5 over PostgreSQL, compared with SQL on the same database. Its variables are those that an app writes; the
 * codec writes the pages.
 */
import {graphqlConnections} from '@life-changers/elements/core/table/backends/graphql-connections';
import type {ColumnFilter, TableQuery} from '@life-changers/elements/core/table';
import type {Codec} from './check.js';
import {missingPostgres, startOverPostgres} from './postgres.js';
import type {BackendTest} from './run.js';

const query = `query ($first: Int!, $after: Cursor, $orderBy: [PersonOrderBy!], $filter: PersonFilter) {
  people: allPeople(first: $first, after: $after, orderBy: $orderBy, filter: $filter) {
    totalCount
    nodes { id: rowId }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** GraphQL writes integers of 64 bits as text. */
const endOf = (field: string, end: number | undefined) =>
  end !== undefined && field === 'big' ? `${BigInt(end)}` : end;

/** The plugin escapes the wild cards of a part of a text, but not the backslash. */
const part = (value = '') => value.replaceAll('\\', '\\\\');

function filterOf(field: string, filter: ColumnFilter): object {
  if (filter.type === 'options') return {in: filter.values};
  if (filter.type === 'number')
    return {
      greaterThanOrEqualTo: endOf(field, filter.from),
      lessThanOrEqualTo: endOf(field, filter.to),
    };
  if (filter.type === 'date') return {greaterThanOrEqualTo: filter.from, lessThanOrEqualTo: filter.to};
  const {operator, value} = filter;
  if (operator === 'empty') return {isNull: true};
  if (operator === 'not-empty') return {isNull: false};
  if (operator === 'contains') return {includesInsensitive: part(value)};
  return operator === 'starts-with' ? {startsWithInsensitive: part(value)} : {equalToInsensitive: value};
}

function variables({sort, thenBy = [], filters = {}, search}: Omit<TableQuery, 'cursor'>) {
  const found = Object.entries(filters).map(([field, filter]) => ({[field]: filterOf(field, filter)}));
  if (search !== '') found.push({name: {includesInsensitive: part(search)}});
  return {
    orderBy: [...(sort ? [sort] : []), ...thenBy].map(
      ({field, direction}) => `${field === 'id' ? 'ROW_ID' : field.toUpperCase()}_${direction.toUpperCase()}`,
    ),
    ...(found.length > 0 && {filter: {and: found}}),
  };
}

/** A descending sort has the rows without a value first. */
function known({page, sort, filters = {}}: TableQuery): string | null {
  const isNullFirst = sort?.direction === 'desc' && ['name', 'country', 'age', 'born'].includes(sort.field);
  return page > 1 && isNullFirst && !Object.hasOwn(filters, sort.field)
    ? 'a cursor at a row without a value finds no next page, or repeats rows'
    : null;
}

const codecs: Codec[] = [
  {
    title: 'connections',
    backend: graphqlConnections({query, connection: 'people', variables}),
    path: '/graphql',
    rules: {dialect: 'postgres', empty: 'null', searchIn: 'name'},
    hasCursors: true,
    known,
  },
];

export const test: BackendTest = {
  name: 'PostGraphile 5 over PostgreSQL',
  npm: true,
  missing: () => missingPostgres() ?? (Number.parseInt(process.versions.node) < 22 ? 'Node.js 22' : null),
  start: rows => startOverPostgres('servers/postgraphile.mjs', rows),
  codecs,
};
