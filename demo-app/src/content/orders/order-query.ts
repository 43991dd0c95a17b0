import {
  mergeQuery,
  sortsOf,
  type ColumnFilter,
  type Filters,
  type TableQuery,
} from '@life-changers/elements/core/table';

export const STATUSES: readonly string[] = ['new', 'paid', 'shipped', 'returned', 'canceled'];

/** The query of the screen without parameters in the address. */
export const DEFAULTS: Partial<TableQuery> = {pageSize: 20, sort: {field: 'id', direction: 'desc'}};

/** The filters that each field accepts. */
const FIELDS: Readonly<Record<string, readonly ColumnFilter['type'][]>> = {
  id: ['number'],
  date: ['date'],
  customer: ['text', 'options'],
  status: ['options'],
  amount: ['number'],
  country: ['options'],
};

const MAX_SEARCH = 100;

/**
 * Returns a query that the screen can show, from one that anybody can write into an address: without unknown fields, and
 * with the default sort if no known one is left. It always has `filters`: a query without them would keep earlier ones.
 */
export function knownQuery(query: TableQuery): TableQuery & {filters: Filters} {
  const sorts = sortsOf(query).filter(
    ({field}, index, all) =>
      Object.hasOwn(FIELDS, field) && all.findIndex(other => other.field === field) === index,
  );
  const [sort = DEFAULTS.sort ?? null, ...thenBy] = sorts;
  const search = query.search.slice(0, MAX_SEARCH);
  const filters = Object.entries(query.filters ?? {}).filter(([field, filter]) => isKnown(field, filter));
  return {...mergeQuery(query, {search, sort, thenBy}), filters: Object.fromEntries(filters)};
}

function isKnown(field: string, filter: ColumnFilter): boolean {
  if (!Object.hasOwn(FIELDS, field) || !FIELDS[field]?.includes(filter.type)) return false;
  const isStatus = field === 'status' && filter.type === 'options';
  return !isStatus || filter.values.every(value => STATUSES.includes(value));
}

/** Returns the statuses that a query filters by; none means all. */
export function statusesOf({filters}: TableQuery): readonly string[] {
  const filter = filters?.status;
  return filter?.type === 'options' ? filter.values : [];
}

/** Returns a query that filters by other statuses, on page 1. */
export function withStatuses(query: TableQuery, values: readonly string[]): TableQuery {
  const {status: _, ...others} = query.filters ?? {};
  const filters: Filters = values.length > 0 ? {...others, status: {type: 'options', values}} : others;
  return mergeQuery(query, {page: 1, filters});
}
